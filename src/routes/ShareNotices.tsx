import { lazy, Suspense, useEffect, useState } from 'react'
import type { ShareActor } from '../machines/share'
import { share as texts } from '../ui/english'
import type { Notice } from '../ui/Toasts'
import { ErrorBoundary } from './ErrorBoundary'

/** The toasts are fetched with the first of them. */
const Toasts = lazy(() => import('../ui/Toasts'))

/** Tells how copying the result went. */
export function ShareNotices({ share }: { readonly share: ShareActor }) {
  const [notice, setNotice] = useState<Notice>()
  useEffect(() => {
    const copied = share.on('copied', () => setNotice({ kind: 'success', text: texts.toastCopied }))
    const failed = share.on('failed', () => setNotice({ kind: 'error', text: texts.toastFailed }))
    return () => {
      copied.unsubscribe()
      failed.unsubscribe()
    }
  }, [share])
  // A toast that cannot be loaded or drawn is a toast less; the game goes on.
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{notice !== undefined && <Toasts notice={notice} />}</Suspense>
    </ErrorBoundary>
  )
}
