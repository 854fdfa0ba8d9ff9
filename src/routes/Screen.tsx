import type { ReactElement } from 'react'
import { MissingScreen } from '../ui/pages/MissingScreen'
import type { Part } from '../ui/parts/part'
import { usePart } from '../ui/parts/usePart'

/** The screen of a page, or what can be done when it could not be loaded. */
export function Screen({ part }: { readonly part: Part<ReactElement> }) {
  const state = usePart(part, false)
  if (state.kind === 'there') return state.content
  return (
    <MissingScreen
      attempts={state.kind === 'failed' ? state.attempts : 0}
      isLoading={state.kind === 'loading'}
      onRetry={part.ask}
    />
  )
}
