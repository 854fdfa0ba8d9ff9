import type { ReactNode } from 'react'
import './Scroller.css'

type Props = { readonly label: string; readonly children: ReactNode }

/** A table that may be wider than the page, which the keyboard can move, too. */
export function Scroller({ label, children }: Props) {
  return (
    <section
      className="scroller"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the keys that move it
      tabIndex={0}
    >
      {children}
    </section>
  )
}
