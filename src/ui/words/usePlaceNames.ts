import type { Region } from '../../geo/facts'
import { Part, type PartState } from '../parts/part'
import { usePart } from '../parts/usePart'
import { useLocale } from './LocaleContext'
import type { PlaceNames } from './places'

const parts = new Map<string, Part<PlaceNames>>()

/** English has no other names than those that are known. */
const ENGLISH: PartState<PlaceNames> = { kind: 'there', content: {} }

/** What the language of the page calls the places in a region, as far as that has been fetched. */
export function usePlaceNames(region: Region): PartState<PlaceNames> {
  const { lang, placesIn } = useLocale()
  const key = `${lang} ${region}`
  const part = parts.get(key) ?? new Part(() => placesIn(region))
  parts.set(key, part)
  const isForeign = lang !== 'en'
  const state = usePart(part, isForeign)
  return isForeign ? state : ENGLISH
}
