import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { LazyModule } from '../ui/lazyModule'
import { LazyBoundary } from '../ui/parts/LazyBoundary'
import { MissingModule } from '../ui/parts/Notice'

/** All dialogs, and the toasts: what opens over a page. */
export const dialogs = new LazyModule(() => import('./dialogs'))

/** Whether a dialog is open. Opening it once more asks once more for what could not be fetched. */
export function useDialog() {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open: () => {
      setOpen(true)
      dialogs.ask()
    },
    close: () => setOpen(false),
  } as const
}

type Props = {
  readonly of: ReturnType<typeof useDialog>
  readonly children: (content: typeof import('./dialogs')) => ReactNode
}

/** A dialog while it is open; they are fetched when somebody opens the first. Where they cannot be, that is said instead. */
export function LazyDialog({ of: { isOpen, close }, children }: Props) {
  if (!isOpen) return null
  return (
    <LazyBoundary
      module={dialogs}
      placeholder={<Withdrawn onWithdraw={close} />}
      missing={(retry, attempts) => <MissingModule attempts={attempts} onRetry={retry} onClose={close} />}
    >
      {children}
    </LazyBoundary>
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
