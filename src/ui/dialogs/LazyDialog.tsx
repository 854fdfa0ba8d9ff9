import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { LazyBoundary } from '../parts/LazyBoundary'
import type { LazyModule } from '../parts/lazyModule'
import { MissingModule } from '../parts/MissingModule'

type Props<Content> = {
  readonly module: LazyModule<Content>
  readonly onClose: () => void
  readonly children: (content: Content) => ReactNode
}

/** A dialog that is fetched when somebody opens it. Where it cannot be, that is said in its place. */
export function LazyDialog<Content>({ module, onClose, children }: Props<Content>) {
  return (
    <LazyBoundary
      module={module}
      placeholder={<Withdrawn onWithdraw={onClose} />}
      missing={(retry, attempts) => <MissingModule attempts={attempts} onRetry={retry} onClose={onClose} />}
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

/** Whether a dialog is open. Opening it once more asks once more for one that could not be fetched. */
export function useDialog(module: LazyModule<unknown>) {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open: () => {
      setOpen(true)
      module.ask()
    },
    close: () => setOpen(false),
  } as const
}
