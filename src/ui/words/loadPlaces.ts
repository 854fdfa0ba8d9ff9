import type { Region } from '../../geo/facts'
import type { PlaceNames } from './places'

/** Those of each region, which come with the texts of the late parts: only at the end of a game it is known which are needed. */
const files = import.meta.glob<Readonly<Record<Region, () => Promise<PlaceNames>>>>(
  ['./locales/*.po', '!./locales/en.po'],
  { query: '?late', import: 'places' },
)

/** Whether a language (BCP 47) has other names than the English ones. */
export function hasPlaces(lang: string): boolean {
  return `./locales/${lang}.po` in files
}

/** The names that a language (BCP 47) has for what is told of the countries of a region. Rejects when they cannot be had. */
export async function loadPlaces(lang: string, region: Region): Promise<PlaceNames> {
  const regions = await files[`./locales/${lang}.po`]?.()
  return (await regions?.[region]()) ?? {}
}
