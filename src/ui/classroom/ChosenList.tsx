import { useRef } from 'react'
import { type DeckName, deckOf } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import { MOST_COUNTRIES } from '../../machines/classroom/classSet'
import { IconButton } from '../parts/IconButton'
import { useRowFocus } from '../parts/useRowFocus'
import { useLocale } from '../words/LocaleContext'

type Props = {
  readonly deck: DeckName
  readonly chosen: readonly PlaceId[]
  readonly onChosen: (chosen: readonly PlaceId[]) => void
  /** Path data of an outline in a 100×100 box; `undefined` until it has been fetched. */
  readonly outlineOf: (code: PlaceId) => string | undefined
}

/** Countries of a set in their order, each with its outline and with buttons to move and remove it. */
export function ChosenList({ deck, chosen, onChosen, outlineOf }: Props) {
  const { say, nameOf } = useLocale()
  const list = useRef<HTMLOListElement>(null)
  useRowFocus(list, chosen, 'button:last-child')
  const swap = (place: number) => {
    const next = [...chosen]
    next.splice(place, 2, ...chosen.slice(place, place + 2).reverse())
    onChosen(next)
  }
  return (
    <>
      <p className="class-count" aria-live="polite">
        {chosen.length > 0 && say('class.chosen', { count: chosen.length, most: MOST_COUNTRIES })}
      </p>
      <ol className="class-chosen" ref={list}>
        {chosen.map((code, place) => {
          const name = nameOf(placeOf(code))
          return (
            <li key={code}>
              <svg className="class-outline" viewBox="0 0 100 100" aria-hidden="true">
                <path d={outlineOf(code)} fillRule="evenodd" />
              </svg>
              <span>
                {name}
                {!deckOf(deck).targets.includes(code) && <small> {say('class.plain')}</small>}
              </span>
              <IconButton
                label={say('class.earlier', { name })}
                path="m3 10 5-5 5 5"
                disabled={place === 0}
                press={() => swap(place - 1)}
              />
              <IconButton
                label={say('class.remove', { name })}
                path="m3 3 10 10M13 3 3 13"
                press={() => onChosen(chosen.filter((other) => other !== code))}
              />
            </li>
          )
        })}
      </ol>
    </>
  )
}
