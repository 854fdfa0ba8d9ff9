import type { Place } from '../../geo/place'
import { useLocale } from './LocaleContext'

/** Name of a place: in the words of the page or, of somebody's own map, as it is there, in its language. */
export function NamedPlace({ place }: { readonly place: Place }) {
  const name = useLocale().nameOf(place)
  return place.lang === undefined ? name : <bdi lang={place.lang}>{name}</bdi>
}
