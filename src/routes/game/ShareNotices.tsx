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
  const { say, sections } = useLocale()
  useEffect(() => {
    const tell = async (kind: ToastMessage['kind'], text: 'toasts.copied' | 'toasts.uncopied') => {
      await sections.late.load()
      onMessage({ kind, text: say(text) })
    }
    // Without its words it is not told; the button says as much, or the result can be copied by hand.
    const copied = share.on('copied', () => void tell('success', 'toasts.copied').catch(() => {}))
    const failed = share.on('failed', () => void tell('error', 'toasts.uncopied').catch(() => {}))
    return () => {
      copied.unsubscribe()
      failed.unsubscribe()
    }
  }, [share, onMessage, say, sections])
  return <ToastNotices message={message} />
}
