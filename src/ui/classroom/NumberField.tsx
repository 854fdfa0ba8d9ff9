import { useLocale } from '../words/LocaleContext'

type Props = {
  readonly label: string
  /** It is one of 1 to this. */
  readonly most: number
  readonly value: number | undefined
  /** What it is called to choose none, where that can be. */
  readonly none?: string
  readonly onValue: (value: number | undefined) => void
}

/** A number that is chosen from a list. */
export function NumberField({ label, most, value, none, onValue }: Props) {
  const { whole } = useLocale()
  const numbers = Array.from({ length: most }, (_, index) => index + 1)
  return (
    <label className="class-field class-number">
      <span>{label}</span>
      <select
        value={value ?? ''}
        onChange={({ target }) => onValue(target.value === '' ? undefined : Number(target.value))}
      >
        {none !== undefined && <option value="">{none}</option>}
        {numbers.map((number) => (
          <option key={number} value={number}>
            {whole(number)}
          </option>
        ))}
      </select>
    </label>
  )
}
