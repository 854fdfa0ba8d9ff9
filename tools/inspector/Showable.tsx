import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import type { Recording } from './recording'

type Props = {
  readonly recording: Recording
  /** Number that changes with the recording. */
  readonly version: number
  readonly children: ReactNode
}

/** Parts that show a recording, or the sentence that they cannot, until it changes. */
export function Showable({ recording, version, children }: Props) {
  return (
    <ErrorBoundary
      resetKeys={[recording, version]}
      fallbackRender={({ error }) => <p role="alert">This cannot be shown: {String(error)}</p>}
    >
      {children}
    </ErrorBoundary>
  )
}
