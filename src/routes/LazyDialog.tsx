import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { LazyModule } from '../ui/lazyModule'
import { LazyBoundary } from '../ui/parts/LazyBoundary'
import { MissingModule } from '../ui/parts/Notice'

/** Lazy module with all dialogs and toasts, and the offer of another language. */
export const dialogs = new LazyModule(() => import('./dialogs'))

/** Open state of a dialog in a lazy module. Opening it again retries a failed download. */
export function useDialogIn<Content>(module: LazyModule<Content>) {
  const [isOpen, setOpen] = useState(false)
  return {
    module,
    isOpen,
    open: () => {
      setOpen(true)
      module.ask()
    },
    close: () => setOpen(false),
  } as const
}

/** Open state of one of the dialogs that come together. */
export function useDialog() {
  return useDialogIn(dialogs)
}

type Props<Content> = {
  readonly of: Omit<ReturnType<typeof useDialogIn<Content>>, 'open'>
  readonly children: (content: Content) => ReactNode
}

/** Dialog that is rendered while open. Opening it downloads its module; a failed download shows a message instead. */
export function LazyDialog<Content>({ of: { module, isOpen, close }, children }: Props<Content>) {
  if (!isOpen) return null
  return (
    <LazyBoundary
      module={module}
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
