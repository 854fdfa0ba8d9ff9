import type { CountryCode } from '../../src/geo/countries'
import type { Sketch } from '../../src/geo/sketch'

const sketches = import.meta.glob<Sketch>('../../src/geo/sketches/*.json', { eager: true, import: 'default' })

/** The sketch of a country. */
export function sketchOf(id: CountryCode): Sketch {
  const sketch = sketches[`../../src/geo/sketches/${id}.json`]
  if (sketch === undefined) throw new Error(`There is no sketch of ${id}`)
  return sketch
}
