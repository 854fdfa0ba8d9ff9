import type { CountryCode } from '../../geo/countries'
import type { Shape } from '../../geo/shape'
import { parseShape, parseShapeOf } from '../../geo/world/shape'
import allUrl from '../../geo/world/shapes.txt?url'

const urls = import.meta.glob<string>('../../geo/world/shapes/*.txt', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of the one file that has the shapes of all countries, for who keeps them on the device. */
export const shapesUrl: string = allUrl

/**
 * The shape of a country, or `undefined` where there is none to be had. Its own file is asked for, and then the file of
 * them all, which may be on the device where the network is not. What arrives is checked before it is drawn.
 */
export async function loadShape(
  id: CountryCode,
  fetchText: (url: string) => Promise<string>,
): Promise<Shape | undefined> {
  const url = urls[`../../geo/world/shapes/${id}.txt`]
  if (url === undefined) return undefined
  const load = async (url: string, parse: (text: string) => Shape | undefined) => {
    const shape = parse(await fetchText(url))
    if (shape === undefined) throw new Error(`${url} has no shape`)
    return shape
  }
  return load(url, parseShape)
    .catch(() => load(shapesUrl, (text) => parseShapeOf(id, text)))
    .catch(() => undefined)
}
