import { lazy, useEffect } from 'react'
import type { ShareActor } from '../machines/share'
import { share as texts } from '../ui/english'
import type { Notice } from '../ui/Toasts'
import { Late } from './Late'

/** The toasts are fetched with the first of them. */
const Toasts = lazy(() => import('../ui/Toasts'))

type Props = {
  readonly share: ShareActor
  /** The last thing that there was to tell. */
  readonly notice: Notice | undefined
  readonly onNotice: (notice: Notice) => void
}

/** Tells how copying the result went, and whatever else is noticed. */
export function ShareNotices({ share, notice, onNotice }: Props) {
  useEffect(() => {
    const copied = share.on('copied', () => onNotice({ kind: 'success', text: texts.toastCopied }))
    const failed = share.on('failed', () => onNotice({ kind: 'error', text: texts.toastFailed }))
    return () => {
      copied.unsubscribe()
      failed.unsubscribe()
    }
  }, [share, onNotice])
  return <Late>{notice !== undefined && <Toasts notice={notice} />}</Late>
}
