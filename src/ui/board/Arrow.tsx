import type { Direction } from '../../geo/direction'

type Props = {
  readonly arrow: Direction['arrow']
  /** How near the guess was, from 0 to 100: the nearer, the heavier the line. */
  readonly proximity: number
}

/**
 * One of the eight arrows, drawn over its character: some phones have emoji in the place of the slanting ones, and no two
 * systems have the same. The character is not laid out: to look for a font that has it would hold up the row.
 */
export function Arrow({ arrow, proximity }: Props) {
  return (
    <>
      <span hidden>{arrow}</span>
      <svg viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
        <path
          d="M0 6.5v-12M-4.5-1.5 0-6.5 4.5-1.5"
          strokeWidth={1.2 + proximity / 50}
          transform={`rotate(${45 * '↑↗→↘↓↙←↖'.indexOf(arrow)})`}
        />
      </svg>
    </>
  )
}
