import type { Place } from '../../geo/place'
import { useLocale } from './LocaleContext'

/** Name of a place: in the words of the page or, of somebody's own map, as it is there, in its language. */
export function NamedPlace({ place }: { readonly place: Place }) {
  const name = useLocale().nameOf(place)
  return place.lang === undefined ? name : <bdi lang={place.lang}>{name}</bdi>
}

type TextProps = {
  readonly place: Place
  /** Its name, as the text has it. */
  readonly name: string
  readonly text: (name: string) => string
}

/** Text with the name of a place, which is set apart where it is of somebody's own map. */
export function TextWithName({ place, name, text }: TextProps) {
  if (place.lang === undefined) return text(name)
  const [before, after] = text(GAP).split(GAP)
  return (
    <>
      {before}
      <NamedPlace place={place} />
      {after}
    </>
  )
}

/** Stands for a name in a text that is taken apart. */
const GAP = '\0'
