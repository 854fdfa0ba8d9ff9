import { type ReactNode, useId } from 'react'
import './Choice.css'

type Props<Value extends string> = {
  readonly legend: string
  /** The values in their order, and what each is called. */
  readonly options: Readonly<Record<Value, ReactNode>>
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few values, chosen with radio buttons. */
export function Choice<Value extends string>({ legend, options, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div className="choice-options">
        {(Object.entries(options) as [Value, ReactNode][]).map(([option, label]) => (
          <label key={option} className="choice-option">
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
