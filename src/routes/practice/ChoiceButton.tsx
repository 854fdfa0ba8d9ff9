import type { ReactNode } from 'react'

type Props = {
  readonly onOpen: () => void
  /** Words for what is practised. */
  readonly children: ReactNode
}

/** Button below the title of practice that opens the choice of deck and order. */
export function ChoiceButton({ onOpen, children }: Props) {
  return (
    <button type="button" className="page-header-choice" aria-haspopup="dialog" onClick={onOpen}>
      {children}
      <svg viewBox="0 0 10 6" aria-hidden="true">
        <path d="m1 1 4 4 4-4" />
      </svg>
    </button>
  )
}
