import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import { fitByName } from '../../geo/names/fit'
import { searchAmong } from '../../geo/names/search'
import { useLazyModule } from '../lazyModule'
import { whenIdle } from '../parts/rest'
import { english } from '../words/english'
import { useLocale } from '../words/LocaleContext'
import type { Say } from '../words/say'
import type { Finder } from './finder'
import { MatchedName } from './MatchedName'
import { useCombobox } from './useCombobox'
import { useMouseFocus } from './useMouseFocus'
import './GuessInput.css'

type Props = {
  readonly finder: Finder
  /** Countries that are not offered. */
  readonly guessed: readonly CountryCode[]
  readonly isDisabled: boolean
  /** Whether the field has the focus from the start. */
  readonly isFocused: boolean
  /** Whether Enter takes the first suggestion, once all names are there, and not only one that is alone, written out or chosen. */
  readonly isQuick?: boolean
  /** What it is called where it is no guess that is made. */
  readonly label?: string
  /** Says of a country that is not offered why; by itself that it was guessed. */
  readonly sayTaken?: (country: CountryCode) => string
  readonly onGuess: (country: CountryCode) => void
  /** Is told of a country that was guessed and would be guessed once more, and when it is not any more. */
  readonly onRepeat: (country: CountryCode | undefined) => void
}

/** With so many letters Enter takes the only country that has them, also before the other names are there. */
const SURE = 4

/** The search for a country's name. Typing only suggests; picking a suggestion guesses. */
export function GuessInput(props: Props) {
  const { finder, guessed, isDisabled, isFocused, isQuick = false, label, onGuess, onRepeat } = props
  const { say, nameOf, widen, inOrder, matchIn = english.matchIn } = useLocale()
  const [text, setText] = useState('')
  // The names at once; from the first touch of the field on, whatever else a country is called.
  const { countries, gazetteer } = finder
  const others = useLazyModule(gazetteer, false)
  const { fitting, outside, Outside } = others.kind === 'there' ? others.content : { fitting: fitByName }
  const find = searchAmong(countries, widen(fitting), inOrder)
  const suggestions = find(text, guessed)
  const isWhole = (name: string) => {
    const [start, end] = matchIn(name, text.trim()) ?? []
    return start === 0 && end === name.length
  }
  const whole = suggestions.find((country) => isWhole(nameOf(country)))
  // As long as other names are on their way, a few letters may be short for another country, and another one may come first.
  const isComplete = others.kind === 'there' || others.kind === 'failed'
  const isAlone = suggestions.length === 1
  const isSure = isComplete || (isAlone && text.trim().length >= SURE)
  const first = isSure && (isQuick || isAlone) ? suggestions[0] : undefined
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const combobox = useCombobox({
    suggestions,
    list,
    // Niger is meant where it is written out, although Nigeria has the same letters.
    ready: whole ?? first,
    onPick: ({ id }) => {
      setText('')
      onGuess(id)
    },
    onClear: () => setText(''),
  })
  const { isOpen, active } = combobox
  const touch = () => {
    // Should it have failed, it is asked for anew.
    whenIdle().then(gazetteer.ask)
  }
  // What was typed before the program came is taken up as if it had been typed now.
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
  const sayGuessed = (country: CountryCode) =>
    say('search.again', { name: nameOf(countryOf(country)), number: guessed.indexOf(country) + 1 })
  const { sayTaken = sayGuessed } = props
  const tell = useEffectEvent(onRepeat)
  useEffect(() => tell(repeated), [repeated])

  return (
    <div className={isDisabled ? 'visually-hidden' : 'search'}>
      <label className="visually-hidden" {...combobox.label}>
        {label ?? say('search.label')}
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
          placeholder={isDisabled ? say('search.over') : (label ?? say('search.placeholder'))}
          // biome-ignore lint/a11y/noAutofocus: asked for by whoever plays on with Enter
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
