import type { CountryCode } from '../../geo/countries'
import { parseOutline } from '../../geo/outline'

const urls = import.meta.glob<string>('../../geo/outlines/*.txt', {
  eager: true,
  query: '?url',
  import: 'default',
})

/**
 * The detailed outline of a country in the 100×100 box, or `undefined` where there is none to be had:
 * a failed load is tried once more, and what arrives is checked before it is drawn.
 */
export async function loadOutline(
  id: CountryCode,
  fetchText: (url: string) => Promise<string>,
): Promise<string | undefined> {
  const url = urls[`../../geo/outlines/${id}.txt`]
  if (url === undefined) return undefined
  const load = async () => {
    const outline = parseOutline(await fetchText(url))
    if (outline === undefined) throw new Error(`${url} is not an outline`)
    return outline
  }
  return load()
    .catch(load)
    .catch(() => undefined)
}
