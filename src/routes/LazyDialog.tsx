import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { LazyModule } from '../ui/lazyModule'
import { LazyBoundary } from '../ui/parts/LazyBoundary'
import { MissingModule } from '../ui/parts/Notice'

/** Lazy module with all dialogs and toasts. */
export const dialogs = new LazyModule(() => import('./dialogs'))

/** Open state of a dialog. Opening it again retries a failed download. */
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

/**
 * Dialog that is rendered while open. The first one opened downloads the code of all; a failed download shows a
 * message instead.
 */
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

/** Cancels a dialog that is still loading as soon as the player clicks, types or presses Escape. */
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
