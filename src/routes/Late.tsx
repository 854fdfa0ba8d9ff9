import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '../ui/ErrorBoundary'

type Props = {
  /** What keeps their place until they are there. */
  readonly placeholder?: ReactNode
  readonly children: ReactNode
}

/** Parts that are fetched when they are needed. One that cannot be loaded or drawn is missing; the game goes on. */
export function Late({ placeholder = null, children }: Props) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </ErrorBoundary>
  )
}
