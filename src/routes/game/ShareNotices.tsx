import { useEffect } from 'react'
import type { ShareActor } from '../../machines/share'
import type { ToastMessage } from '../../ui/parts/Toasts'
import { useLocale } from '../../ui/words/LocaleContext'
import { ToastNotices } from './ToastNotices'

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
    const copied = share.on('copied', () => onMessage({ kind: 'success', text: say('toasts.copied') }))
    const failed = share.on('failed', () => onMessage({ kind: 'error', text: say('toasts.uncopied') }))
    return () => {
      copied.unsubscribe()
      failed.unsubscribe()
    }
  }, [share, onMessage, say])
  return <ToastNotices message={message} />
}
