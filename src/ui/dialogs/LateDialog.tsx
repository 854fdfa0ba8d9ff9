import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
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
      placeholder={<Withdrawn onWithdraw={onClose} />}
      missing={(retry, attempts) => <MissingPart attempts={attempts} onRetry={retry} onClose={onClose} />}
    >
      {children}
    </Late>
  )
}

/** For a dialog on its way: whoever presses or types something else meanwhile does not want it any more. */
function Withdrawn({ onWithdraw }: { readonly onWithdraw: () => void }) {
  const withdraw = useEffectEvent((event: Event) => {
    if (!(event instanceof KeyboardEvent) || event.key === 'Escape') onWithdraw()
  })
  useEffect(() => {
    const listen = (event: Event) => withdraw(event)
    const types = ['input', 'keydown', 'pointerdown']
    for (const type of types) document.addEventListener(type, listen)
    return () => types.forEach((type) => void document.removeEventListener(type, listen))
  }, [])
  return null
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
