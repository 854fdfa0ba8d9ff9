import { type ReactNode, useId } from 'react'
import { DECK_NAMES, type DeckName } from '../../geo/decks'
import { useLocale } from '../words/LocaleContext'
import './Field.css'

type FieldProps = {
  readonly name: string
  readonly className?: string
  /** What is filled in, or chosen from. */
  readonly children: ReactNode
}

/** A field of a form under its name. */
export function Field({ name, className = '', children }: FieldProps) {
  return (
    <label className={`field ${className}`}>
      <span>{name}</span>
      {children}
    </label>
  )
}

type DeckProps = Omit<FieldProps, 'children'> & {
  readonly deck: DeckName
  readonly onDeck: (deck: DeckName) => void
}

/** A choice of the deck from which countries are. */
export function DeckField({ deck, onDeck, ...props }: DeckProps) {
  const { say } = useLocale()
  return (
    <Field {...props}>
      <select value={deck} onChange={({ target }) => onDeck(target.value as DeckName)}>
        {DECK_NAMES.map((each) => (
          <option key={each} value={each}>
            {say(`decks.${each}`)}
          </option>
        ))}
      </select>
    </Field>
  )
}

type CheckProps = {
  readonly name: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Something that is wanted or not. */
export function Check({ name, isOn, onChange }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {name}
    </label>
  )
}

type ChoiceProps<Value extends string> = {
  readonly legend: string
  /** The values in their order, and what each is called. */
  readonly options: Readonly<Record<Value, ReactNode>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few values, chosen with radio buttons. */
export function Choice<Value extends string>({ legend, options, value, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="choice-options">
        {(Object.entries(options) as [Value, ReactNode][]).map(([option, label]) => (
          <label key={option} className="check">
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
