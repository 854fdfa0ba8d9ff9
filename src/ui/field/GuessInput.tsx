import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { fitByName } from '../../geo/names/fit'
import { searchAmong } from '../../geo/names/search'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import { useLazyModule } from '../lazyModule'
import { whenIdle } from '../parts/whenIdle'
import { english } from '../words/english'
import type { Formats } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import type { Say } from '../words/say'
import type { Finder } from './finder'
import { useCombobox } from './useCombobox'
import { useMouseFocus } from './useMouseFocus'
import './GuessInput.css'

type Props = {
  readonly finder: Finder
  /** Countries left out of the suggestions. */
  readonly guessed: readonly PlaceId[]
  readonly isDisabled: boolean
  /** Whether the field takes the focus on mount. */
  readonly isFocused: boolean
  /**
   * Whether Enter picks the first suggestion once all names are there, even if it is neither the only one nor typed
   * out nor chosen.
   */
  readonly isQuick?: boolean
  /** Label of the field where picking a country is not a guess. */
  readonly label?: string
  /** Explains why a country is left out; by default, that it was guessed already. */
  readonly sayTaken?: (country: PlaceId) => string
  readonly onGuess: (country: PlaceId) => void
  /** Called with a guessed country when the text names it again, and with `undefined` when it no longer does. */
  readonly onRepeat: (country: PlaceId | undefined) => void
}

/** Number of typed characters from which on Enter picks the only match, even before the other names are there. */
const SURE = 4

/** The search field for a country's name. Typing only suggests; picking a suggestion guesses. */
export function GuessInput(props: Props) {
  const { finder, guessed, isDisabled, isFocused, isQuick = false, label, onGuess, onRepeat } = props
  const { say, nameOf, widen, inOrder, matchIn = english.matchIn } = useLocale()
  const [text, setText] = useState('')
  // Country names are searched at once; all other names once the gazetteer has loaded, which the first use of the
  // field starts.
  const { countries, gazetteer, words } = finder
  const others = useLazyModule(gazetteer, false)
  const { fitting, outside, Outside } = others.content ?? { fitting: fitByName }
  const find = searchAmong(countries, widen(fitting), inOrder)
  const suggestions = find(text, guessed)
  const isWhole = (name: string) => {
    const [start, end] = matchIn(name, text.trim()) ?? []
    return start === 0 && end === name.length
  }
  const whole = suggestions.find((country) => isWhole(nameOf(country)))
  // While other names are loading, a short text may yet match another country, or match one better.
  const isComplete = others.kind === 'there' || others.kind === 'failed'
  const isAlone = suggestions.length === 1
  const isSure = isComplete || (isAlone && text.trim().length >= SURE)
  const first = isSure && (isQuick || isAlone) ? suggestions[0] : undefined
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const combobox = useCombobox({
    suggestions,
    list,
    // A name typed out wins: “Niger” means Niger, although Nigeria begins with it.
    ready: whole ?? first,
    onPick: ({ id }) => {
      setText('')
      onGuess(id)
    },
    onClear: () => setText(''),
  })
  const { isOpen, active } = combobox
  const touch = () => {
    // A failed request is repeated.
    whenIdle().then(gazetteer.ask)
  }
  // Text typed before the scripts loaded is treated as if typed now.
  const takeUp = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    const hasFocus = document.activeElement === field.current
    setText(typed)
    combobox.show(hasFocus)
    if (typed !== '' || hasFocus) touch()
  })
  useLayoutEffect(() => takeUp(), [])
  useMouseFocus(field, label === undefined)
  const isVain = text.trim() !== '' && suggestions.length === 0
  const known = isVain ? find(text, [])[0]?.id : undefined
  const repeated = known && guessed.includes(known) ? known : undefined
  const stranger = isVain && !repeated ? outside?.(text) : undefined
  const sayGuessed = (country: PlaceId) =>
    say('search.again', { name: nameOf(placeOf(country)), number: guessed.indexOf(country) + 1 })
  const { sayTaken = sayGuessed } = props
  const tell = useEffectEvent(onRepeat)
  useEffect(() => tell(repeated), [repeated])

  return (
    <div className={isDisabled ? 'visually-hidden' : 'search'}>
      <label className="visually-hidden" {...combobox.label}>
        {label ?? say(words.label)}
      </label>
      <div className="search-field">
        <svg className="search-glass" viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="6.5" cy="6.5" r="5" />
          <path d="M10.2 10.2 15 15" />
        </svg>
        <input
          className="search-input"
          {...combobox.field}
          ref={field}
          value={text}
          disabled={isDisabled}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            combobox.show(document.activeElement === currentTarget)
            touch()
          }}
          onFocus={touch}
          placeholder={isDisabled ? say('search.over') : (label ?? say(words.placeholder))}
          // biome-ignore lint/a11y/noAutofocus: only after the player has started a round
          autoFocus={isFocused}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
        />
      </div>
      <ul
        className="search-list"
        hidden={!isOpen}
        {...combobox.menu}
        ref={list}
        aria-label={say('search.list')}
      >
        {isOpen &&
          suggestions.map((country) => (
            <li
              key={country.id}
              className={country === active ? 'search-option search-option-active' : 'search-option'}
              lang={country.lang}
              {...combobox.optionOf(country)}
            >
              <MatchedName name={nameOf(country)} text={text} matchIn={matchIn} />
            </li>
          ))}
      </ul>
      <p className={isVain ? 'search-vain' : 'visually-hidden'} aria-live="polite">
        {repeated ? (
          sayTaken(repeated)
        ) : isVain && others.kind === 'failed' ? (
          say('search.unaided')
        ) : stranger && Outside ? (
          <Outside stranger={stranger} countries={countries} />
        ) : (
          countInWords(text, isOpen, suggestions.length, say)
        )}
      </p>
    </div>
  )
}

function countInWords(text: string, isOpen: boolean, count: number, say: Say): string {
  if (text.trim() === '') return ''
  if (count === 0) return say('search.none')
  return isOpen ? say('search.found', { count }) : ''
}

type MatchedProps = {
  readonly name: string
  readonly text: string
  /** Finds the text in the name, comparing as the language does. */
  readonly matchIn: NonNullable<Formats['matchIn']>
}

/** A country's name, with the typed part underlined. */
function MatchedName({ name, text, matchIn }: MatchedProps) {
  const match = matchIn(name, text)
  if (match === undefined) return name
  const [start, end] = match
  return (
    <>
      {name.slice(0, start)}
      <span className="search-match">{name.slice(start, end)}</span>
      {name.slice(end)}
    </>
  )
}
