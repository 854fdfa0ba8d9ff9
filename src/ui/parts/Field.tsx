import { Fragment, type ReactNode, useId } from 'react'
import { COUNTRY_DECKS, type DeckName, type PublishedDeckName } from '../../geo/decks'
import { useLocale } from '../words/LocaleContext'
import { regionDecksIn } from '../words/lists'
import './Field.css'

type FieldProps = {
  readonly name: string
  readonly className?: string
  /** Control of the field. */
  readonly children: ReactNode
}

/** Field of a form, below its label. */
export function Field({ name, className = '', children }: FieldProps) {
  return (
    <label className={`field ${className}`}>
      <span>{name}</span>
      {children}
    </label>
  )
}

type DeckProps<Name extends DeckName> = Omit<FieldProps, 'children'> & {
  readonly deck: Name
  readonly onDeck: (deck: Name) => void
  /** Options for further decks. */
  readonly children?: ReactNode
}

/** Drop-down list of decks: of countries, then of regions. */
export function DeckField<Name extends DeckName = PublishedDeckName>(props: DeckProps<Name>) {
  const { deck, onDeck, children, ...field } = props
  const locale = useLocale()
  const { say } = locale
  const options = (decks: readonly PublishedDeckName[]) =>
    decks.map((each) => (
      <option key={each} value={each}>
        {say(`decks.${each}`)}
      </option>
    ))
  return (
    <Field {...field}>
      <select value={deck} onChange={({ target }) => onDeck(target.value as Name)}>
        {options(COUNTRY_DECKS)}
        <optgroup label={say('states.heading')}>{options(regionDecksIn(locale))}</optgroup>
        {children}
      </select>
    </Field>
  )
}

type CheckProps = {
  readonly name: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Checkbox with its label. */
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
  /** Values in their order, each with its label. */
  readonly options: Readonly<Record<Value, ReactNode>>
  /** Explanations of values. */
  readonly means?: Readonly<Partial<Record<Value, string>>>
  /** Chosen value, if any. */
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
}

/** Choice among a few values, as radio buttons. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { legend, options, means, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="choice-options">
        {(Object.entries(options) as [Value, ReactNode][]).map(([option, label]) => (
          <Fragment key={option}>
            <label className="check">
              <input
                type="radio"
                name={name}
                aria-describedby={means?.[option] && name + option}
                checked={option === value}
                onChange={() => onChange(option)}
              />
              {label}
            </label>
            {means?.[option] && (
              <p className="choice-means" id={name + option}>
                {means[option]}
              </p>
            )}
          </Fragment>
        ))}
      </div>
    </fieldset>
  )
}
