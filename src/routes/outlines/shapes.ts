import type { CountryCode } from '../../geo/countries'
import { parseShape, type Shape } from '../../geo/shape'

/** After how many milliseconds without an outline that is said. */
export const PATIENCE = 5000

const urls = import.meta.glob<string>('../../geo/shapes/*.txt', {
  eager: true,
  query: '?url',
  import: 'default',
})

function pathOf(id: CountryCode): string {
  return `../../geo/shapes/${id}.txt`
}

/** Whether there is a shape of a country at all: Vatican City has none. */
export function hasShape(id: CountryCode): boolean {
  return pathOf(id) in urls
}

/**
 * The shape of a country, or `undefined` where there is none to be had. It is asked for once more where that fails, and what
 * arrives is checked before it is drawn.
 */
export async function loadShape(
  id: CountryCode,
  fetchText: (url: string) => Promise<string>,
): Promise<Shape | undefined> {
  const url = urls[pathOf(id)]
  if (url === undefined) return undefined
  const load = async () => {
    const shape = parseShape(await fetchText(url))
    if (shape === undefined) throw new Error(`${url} has no shape`)
    return shape
  }
  return load()
    .catch(load)
    .catch(() => undefined)
}
