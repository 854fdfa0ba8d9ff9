import { useEffect } from 'react'
import type { ShareActor } from '../machines/share'
import { Late } from '../ui/parts/Late'
import { Notice } from '../ui/parts/Notice'
import { Part } from '../ui/parts/part'
import type { ToastMessage } from '../ui/parts/Toasts'
import { useLocale } from '../ui/words/LocaleContext'

/** The toasts are fetched with the first of them. */
const toasts = new Part(() => import('../ui/parts/Toasts'))

type Props = {
  readonly share: ShareActor
  /** The last thing that there was to tell. */
  readonly message: ToastMessage | undefined
  readonly onMessage: (message: ToastMessage) => void
}

/** Tells how copying the result went, and whatever else is noticed. */
export function ShareNotices({ share, message, onMessage }: Props) {
  const { say } = useLocale()
  useEffect(() => {
    const copied = share.on('copied', () => onMessage({ kind: 'success', text: say('share.toastCopied') }))
    const failed = share.on('failed', () => onMessage({ kind: 'error', text: say('share.toastFailed') }))
    return () => {
      copied.unsubscribe()
      failed.unsubscribe()
    }
  }, [share, onMessage, say])
  if (message === undefined) return null
  return (
    // What there is to tell is told, with or without the toasts.
    <Late part={toasts} missing={() => <Notice>{message.text}</Notice>}>
      {({ Toasts }) => <Toasts message={message} />}
    </Late>
  )
}
