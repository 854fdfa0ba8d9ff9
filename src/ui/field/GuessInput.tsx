import { useCombobox } from 'downshift'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Country, CountryCode } from '../../geo/countries'
import { fitByName } from '../../geo/names/fit'
import { searchAmong } from '../../geo/names/search'
import { rest } from '../parts/rest'
import { usePart } from '../parts/usePart'
import { useLocale } from '../words/LocaleContext'
import type { Say } from '../words/say'
import type { Finder } from './finder'
import { isOfInputMethod } from './inputMethod'
import { MatchedName } from './MatchedName'
import { useSteadyList } from './useSteadyList'
import './GuessInput.css'

type Props = {
  readonly finder: Finder
  /** Countries that are not offered. */
  readonly guessed: readonly CountryCode[]
  readonly isDisabled: boolean
  /** Whether the field has the focus from the start. */
  readonly isFocused: boolean
  readonly onGuess: (country: CountryCode) => void
}

const { ControlledPropUpdatedSelectedItem, InputBlur, InputChange, InputKeyDownEnter, InputKeyDownEscape } =
  useCombobox.stateChangeTypes

/** The search for a country's name. Typing only suggests; picking a suggestion guesses. */
export function GuessInput({ finder, guessed, isDisabled, isFocused, onGuess }: Props) {
  const { say, nameOf, widen, inOrder, matchIn } = useLocale()
  const [text, setText] = useState('')
  // The names at once; from the first touch of the field on, whatever else a country is called.
  const { countries, gazetteer } = finder
  const others = usePart(gazetteer, false)
  const { fitting, outside } = others.kind === 'there' ? others.content : { fitting: fitByName }
  const find = searchAmong(countries, widen(fitting), inOrder)
  const suggestions = find(text, guessed)
  const combobox = useCombobox<Country>({
    items: [...suggestions],
    inputValue: text,
    selectedItem: null,
    // The list is as long as it is; the page scrolls, and the highlighted one stays in sight.
    scrollIntoView: (option) => option?.scrollIntoView({ block: 'nearest' }),
    itemToString: (country) => (country ? nameOf(country) : ''),
    stateReducer: (state, { type, changes }) => {
      // Leaving the field closes the list; it never picks.
      if (type === InputBlur) return { ...state, isOpen: false, highlightedIndex: -1 }
      // The echo of a pick comes late, when the next guess may be half typed.
      if (type === ControlledPropUpdatedSelectedItem) return state
      // Enter with nothing highlighted leaves the list open to choose from.
      if (type === InputKeyDownEnter && state.highlightedIndex < 0) return state
      // A list of nothing is closed, so that the arrow keys, Home and End move in the text.
      const count = changes.isOpen === true ? find(changes.inputValue ?? '', guessed).length : 0
      const isOpen = count > 0
      // The only suggestion left is highlighted, so that Enter picks it.
      if (type === InputChange) return { ...changes, isOpen, highlightedIndex: count === 1 ? 0 : -1 }
      return { ...changes, isOpen }
    },
    onStateChange: ({ type, inputValue }) => {
      if (type === InputKeyDownEscape && inputValue !== undefined) setText(inputValue)
    },
  })
  // Downshift tells of a pick only after it has closed the list; the row comes with the frame that closes it.
  const pick = ({ id }: Country) => {
    setText('')
    onGuess(id)
  }
  const field = useRef<HTMLInputElement>(null)
  useSteadyList(field, combobox, text, suggestions)
  const touch = () => {
    // Should it have failed, it is asked for anew.
    rest().then(gazetteer.ask)
  }
  // What was typed before the program came is taken up as if it had been typed now.
  const takeUp = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    setText(typed)
    if (typed !== '' || document.activeElement === field.current) touch()
  })
  useLayoutEffect(() => takeUp(), [])
  const isOpen = combobox.isOpen && suggestions.length > 0
  const isVain = text.trim() !== '' && suggestions.length === 0
  const stranger = isVain ? outside?.(text, [])[0] : undefined

  return (
    <div className={isDisabled ? 'visually-hidden' : 'search'}>
      <label className="visually-hidden" {...combobox.getLabelProps()}>
        {say('search.label')}
      </label>
      <div className="search-field">
        <svg className="search-glass" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <circle cx="6.5" cy="6.5" r="5" />
          <path d="M10.2 10.2 15 15" />
        </svg>
        <input
          className="search-input"
          {...combobox.getInputProps({
            ref: field,
            disabled: isDisabled,
            // Downshift reports a change only after the next paint, too late for fast typing.
            onChange: ({ currentTarget }) => {
              setText(currentTarget.value)
              touch()
            },
            onKeyDown: (event) => {
              const highlighted = isOpen ? suggestions[combobox.highlightedIndex] : undefined
              if (isOfInputMethod(event)) Object.assign(event, { preventDownshiftDefault: true })
              else if (event.key === 'Enter' && highlighted) pick(highlighted)
            },
            onFocus: touch,
            placeholder: isDisabled ? say('search.over') : say('search.placeholder'),
            'aria-expanded': isOpen,
            autoFocus: isFocused,
            autoComplete: 'off',
            autoCorrect: 'off',
            autoCapitalize: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
          })}
        />
      </div>
      <ul
        className="search-list"
        hidden={!isOpen}
        {...combobox.getMenuProps({ 'aria-label': say('search.list') })}
      >
        {isOpen &&
          suggestions.map((country, index) => (
            <li
              key={country.id}
              className={
                index === combobox.highlightedIndex ? 'search-option search-option-active' : 'search-option'
              }
              {...combobox.getItemProps({ item: country, index, onClick: () => pick(country) })}
            >
              <MatchedName name={nameOf(country)} text={text} matchIn={matchIn} />
            </li>
          ))}
      </ul>
      <p className={isVain ? 'search-vain' : 'visually-hidden'} aria-live="polite">
        {isVain && others.kind === 'failed'
          ? say('search.unaided')
          : stranger
            ? say('search.outside', { name: nameOf(stranger) })
            : countInWords(text, isOpen, suggestions.length, say)}
      </p>
    </div>
  )
}

function countInWords(text: string, isOpen: boolean, count: number, say: Say): string {
  if (text.trim() === '') return ''
  if (count === 0) return say('search.none')
  return isOpen ? say('search.found', { count }) : ''
}
