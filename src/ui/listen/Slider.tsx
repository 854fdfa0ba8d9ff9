type Props = {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A figure that is chosen by sliding. */
export function Slider({ label, value, onChange, ...range }: Props) {
  return (
    <label className="listen-slider">
      <span>{label}</span>
      <input
        type="range"
        {...range}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </label>
  )
}
