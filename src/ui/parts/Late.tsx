import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { MissingPart } from './MissingPart'
import type { Part } from './part'
import { usePart } from './usePart'

type Props<Content> = {
  readonly part: Part<Content>
  /** What keeps its place until it is there. */
  readonly placeholder?: ReactNode
  /** What is shown when it could not be loaded in so many attempts, with the way to ask for it again. */
  readonly missing?: (retry: () => void, attempts: number) => ReactNode
  readonly children: (content: Content) => ReactNode
}

/**
 * A part of a screen that is fetched when it is needed. One that cannot be loaded says so and can be asked for again;
 * one that cannot be drawn is left out. Either way everything around it goes on.
 */
export function Late<Content>({ part, placeholder = null, missing, children }: Props<Content>) {
  const state = usePart(part)
  if (state.kind === 'there') {
    return <ErrorBoundary fallback={null}>{children(state.content)}</ErrorBoundary>
  }
  if (state.kind !== 'failed') return placeholder
  const { attempts } = state
  return missing?.(part.ask, attempts) ?? <MissingPart attempts={attempts} onRetry={part.ask} />
}
