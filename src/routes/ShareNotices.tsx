import { lazy, Suspense, useEffect, useState } from 'react'
import type { ShareActor } from '../machines/share'
import type { Notice } from '../ui/Toasts'
import { ErrorBoundary } from './ErrorBoundary'

/** The toasts are fetched with the first of them. */
const Toasts = lazy(() => import('../ui/Toasts'))

/** Tells how copying the result went. */
export function ShareNotices({ share }: { readonly share: ShareActor }) {
  const [notice, setNotice] = useState<Notice>()
  useEffect(() => {
    const copied = share.on('copied', () =>
      setNotice({ kind: 'success', text: 'Result copied to clipboard!' }),
    )
    const failed = share.on('failed', () => setNotice({ kind: 'error', text: 'Failed to copy to clipboard' }))
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
