import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary'

/** Parts that are fetched when they are needed. One that cannot be loaded or drawn is missing; the game goes on. */
export function Late({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}
