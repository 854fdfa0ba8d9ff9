import './Pips.css'

type Props = {
  readonly used: number
  readonly all: number
  /** Grade of each one that is used, from 0 to 2, where there are grades. */
  readonly grades?: readonly (0 | 1 | 2)[] | undefined
  /** Whether the first one that is not used is asked now. */
  readonly isAsked?: boolean
}

/** Row of dots, one per guess and filled once used, by its grade; decorative, since the text beside it says the same. */
export function Pips({ used, all, grades, isAsked = false }: Props) {
  const look = (index: number) => {
    if (index >= used) return isAsked && index === used ? 'pip pip-open' : 'pip'
    return grades ? `pip pip-${grades[index]}` : 'pip pip-used'
  }
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: all }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip has no identity but its position
        <span key={index} className={look(index)} />
      ))}
    </span>
  )
}
