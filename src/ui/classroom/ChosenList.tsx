import { useRef } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import { isSought } from '../../geo/decks'
import { MOST_COUNTRIES } from '../../machines/classroom/classSet'
import { useRowFocus } from '../parts/useRowFocus'
import { useLocale } from '../words/LocaleContext'

type Props = {
  readonly chosen: readonly CountryCode[]
  readonly onChosen: (chosen: readonly CountryCode[]) => void
}

/** The countries of a set in their order, each of which can be moved and taken out. */
export function ChosenList({ chosen, onChosen }: Props) {
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
        {say('class.chosen', { count: chosen.length, most: MOST_COUNTRIES })}
      </p>
      <ol className="class-chosen" ref={list}>
        {chosen.map((code, place) => {
          const name = nameOf(countryOf(code))
          return (
            <li key={code}>
              <span>
                {name}
                {!isSought(code) && <small> {say('class.plain')}</small>}
              </span>
              <button
                type="button"
                className="icon-button"
                aria-label={say('class.earlier', { name })}
                disabled={place === 0}
                onClick={() => swap(place - 1)}
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="m3 10 5-5 5 5" />
                </svg>
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={say('class.remove', { name })}
                onClick={() => onChosen(chosen.filter((other) => other !== code))}
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="m3 3 10 10M13 3 3 13" />
                </svg>
              </button>
            </li>
          )
        })}
      </ol>
    </>
  )
}
