import type { ReactNode } from 'react'
import './Scroller.css'

type Props = { readonly label: string; readonly children: ReactNode }

/** Container that scrolls a wide table sideways, by keyboard as well. */
export function Scroller({ label, children }: Props) {
  return (
    <div
      className="scroller"
      // No landmark: it may stand in a section of the same name.
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can scroll only a focusable element
      tabIndex={0}
    >
      {children}
    </div>
  )
}
