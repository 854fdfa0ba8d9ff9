import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { shareIn } from '../../machines/app'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { Notice } from '../../ui/parts/Notice'
import { useLocale } from '../../ui/words/LocaleContext'
import { useApp } from '../contexts'
import { dialogs } from '../LazyDialog'

type Props = {
  /** The last thing that there was to tell. */
  readonly message: ToastMessage | undefined
  readonly onMessage: (message: ToastMessage) => void
}

/** Tells in passing how copying the result went, and whatever else there is to tell. */
export function Notices({ message, onMessage }: Props) {
  const app = useApp()
  const { say } = useLocale()
  const share = useSelector(app, shareIn)
  useEffect(() => {
    const copied = share.on('copied', () => onMessage({ kind: 'success', text: say('toasts.copied') }))
    const failed = share.on('failed', () => onMessage({ kind: 'error', text: say('toasts.uncopied') }))
    return () => {
      copied.unsubscribe()
      failed.unsubscribe()
    }
  }, [share, onMessage, say])
  if (message === undefined) return null
  return (
    // What there is to tell is told, with or without the toasts.
    <LazyBoundary module={dialogs} missing={() => <Notice>{message.text}</Notice>}>
      {({ Toasts }) => <Toasts message={message} />}
    </LazyBoundary>
  )
}
