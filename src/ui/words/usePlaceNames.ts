import type { Region } from '../../geo/facts'
import { Part, type PartState } from '../parts/part'
import { usePart } from '../parts/usePart'
import { useLocale } from './LocaleContext'
import { hasPlaces, loadPlaces } from './loadPlaces'
import type { PlaceNames } from './places'

const parts = new Map<string, Part<PlaceNames>>()

/** English has no other names than those that are known. */
const ENGLISH: PartState<PlaceNames> = { kind: 'there', content: {} }

/** What the language of the page calls the places in a region, as far as that has been fetched. */
export function usePlaceNames(region: Region): PartState<PlaceNames> {
  const { lang } = useLocale()
  const key = `${lang} ${region}`
  const part = parts.get(key) ?? new Part(() => loadPlaces(lang, region))
  parts.set(key, part)
  const isForeign = hasPlaces(lang)
  const state = usePart(part, isForeign)
  return isForeign ? state : ENGLISH
}
