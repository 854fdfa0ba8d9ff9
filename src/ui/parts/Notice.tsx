import type { ReactNode } from 'react'
import './Notice.css'

/** A quiet line above the game about something the player should know. */
export function Notice({ children }: { readonly children: ReactNode }) {
  return (
    <aside className="notice" aria-live="polite">
      {children}
    </aside>
  )
}
