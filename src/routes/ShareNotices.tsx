import { useEffect } from 'react'
import type { ShareActor } from '../machines/share'
import { Late } from '../ui/parts/Late'
import { Notice as Line } from '../ui/parts/Notice'
import { Part } from '../ui/parts/part'
import type { Notice } from '../ui/parts/Toasts'
import { useLocale } from '../ui/words/LocaleContext'

/** The toasts are fetched with the first of them. */
const toasts = new Part(() => import('../ui/parts/Toasts'))

type Props = {
  readonly share: ShareActor
  /** The last thing that there was to tell. */
  readonly notice: Notice | undefined
  readonly onNotice: (notice: Notice) => void
}

/** Tells how copying the result went, and whatever else is noticed. */
export function ShareNotices({ share, notice, onNotice }: Props) {
  const { say } = useLocale()
  useEffect(() => {
    const copied = share.on('copied', () => onNotice({ kind: 'success', text: say('share.toastCopied') }))
    const failed = share.on('failed', () => onNotice({ kind: 'error', text: say('share.toastFailed') }))
    return () => {
      copied.unsubscribe()
      failed.unsubscribe()
    }
  }, [share, onNotice, say])
  if (notice === undefined) return null
  return (
    // What there is to tell is told, with or without the toasts.
    <Late part={toasts} missing={() => <Line>{notice.text}</Line>}>
      {({ Toasts }) => <Toasts notice={notice} />}
    </Late>
  )
}
