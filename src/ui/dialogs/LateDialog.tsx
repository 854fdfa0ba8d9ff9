import type { ReactNode } from 'react'
import { useState } from 'react'
import { Late } from '../parts/Late'
import { MissingPart } from '../parts/MissingPart'
import type { Part } from '../parts/part'

type Props<Content> = {
  readonly part: Part<Content>
  readonly onClose: () => void
  readonly children: (content: Content) => ReactNode
}

/** A dialog that is fetched when somebody opens it. Where it cannot be, that is said in its place. */
export function LateDialog<Content>({ part, onClose, children }: Props<Content>) {
  return (
    <Late
      part={part}
      missing={(retry, attempts) => <MissingPart attempts={attempts} onRetry={retry} onClose={onClose} />}
    >
      {children}
    </Late>
  )
}

/** Whether a dialog is open. Opening it once more asks once more for one that could not be fetched. */
export function useDialog(part: Part<unknown>) {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open: () => {
      setOpen(true)
      part.ask()
    },
    close: () => setOpen(false),
  } as const
}
