import type { ReactNode } from 'react'
import './Scroller.css'

type Props = { readonly label: string; readonly children: ReactNode }

/** Container that scrolls a wide table sideways, by keyboard as well. */
export function Scroller({ label, children }: Props) {
  return (
    <section
      className="scroller"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll only a focusable element
      tabIndex={0}
    >
      {children}
    </section>
  )
}
