import type { CountryCode } from '../../geo/countries'
import type { Sketch } from '../../geo/sketch'

const sketches = import.meta.glob<Sketch>('../../geo/sketches/*.json', { import: 'default' })

/**
 * The sketch of a country, or `undefined` where it is not to be had. It is part of the program and not a file like
 * the detailed outline, for which it stands in when that cannot be fetched.
 */
export async function loadSketch(id: CountryCode): Promise<Sketch | undefined> {
  return sketches[`../../geo/sketches/${id}.json`]?.().catch(() => undefined)
}
