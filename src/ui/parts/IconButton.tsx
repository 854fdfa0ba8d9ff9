import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'onClick'> & {
  /** What is read out. */
  readonly label: string
  /** The sign, in a square of 16 or so many units. */
  readonly path: string
  readonly size?: number
  /** What it does; nothing where it is off, and then it keeps its place and the focus. */
  readonly press: (() => void) | false
}

/** A button that has a sign in the place of words. */
export function IconButton({ label, path, size = 16, press, className = 'icon-button', ...props }: Props) {
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-disabled={!press}
      onClick={press || undefined}
      {...props}
    >
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
