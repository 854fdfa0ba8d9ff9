import type { Region } from '../../geo/facts'
import { LazyModule, type LazyState } from '../parts/lazyModule'
import { useLazyModule } from '../parts/useLazyModule'
import { useLocale } from './LocaleContext'
import type { PlaceNames } from './places'

const modules = new Map<string, LazyModule<PlaceNames>>()

/** English has no other names than those that are known. */
const ENGLISH: LazyState<PlaceNames> = { kind: 'there', content: {} }

/** What the language of the page calls the places in a region, as far as that has been fetched. */
export function usePlaceNames(region: Region): LazyState<PlaceNames> {
  const { lang, placesIn } = useLocale()
  const key = `${lang} ${region}`
  const module = modules.get(key) ?? new LazyModule(() => placesIn(region))
  modules.set(key, module)
  const isForeign = lang !== 'en'
  const state = useLazyModule(module, isForeign)
  return isForeign ? state : ENGLISH
}
