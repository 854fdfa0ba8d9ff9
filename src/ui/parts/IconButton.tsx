import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'onClick'> & {
  /** Accessible name. */
  readonly label: string
  /** Path of the icon, in a square box of `size` units. */
  readonly path: string
  readonly size?: number
  /** Action of the button; `false` disables it, but it keeps its place and the focus. */
  readonly press: (() => void) | false
}

/** Button with an icon instead of words. */
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
