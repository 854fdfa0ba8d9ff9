import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { MissingPart } from './MissingPart'
import type { Part, PartState } from './part'
import { usePart } from './usePart'
import { useLocale } from './words/LocaleContext'

type Props<Content> = {
  readonly part: Part<Content>
  /** What keeps its place until it is there. */
  readonly placeholder?: ReactNode
  /** What is shown when it could not be loaded in so many attempts, with the way to ask for it again. */
  readonly missing?: (retry: () => void, attempts: number) => ReactNode
  readonly children: (content: Content) => ReactNode
}

/**
 * A part of a screen that is fetched when it is needed, and with the first of them the texts of all. One that cannot be
 * loaded says so and can be asked for again; one that cannot be drawn is left out. Either way everything around it
 * goes on.
 */
export function Late<Content>({ part, placeholder = null, missing, children }: Props<Content>) {
  const section = useLocale().sections.late
  const state = usePart(part)
  const texts = usePart(section)
  if (state.kind === 'there' && texts.kind === 'there') {
    return <ErrorBoundary fallback={null}>{children(state.content)}</ErrorBoundary>
  }
  if (state.kind === 'failed' || texts.kind === 'failed') {
    const attempts = Math.max(attemptsOf(state), attemptsOf(texts))
    const retry = () => {
      part.ask()
      section.ask()
    }
    return missing?.(retry, attempts) ?? <MissingPart attempts={attempts} onRetry={retry} />
  }
  return placeholder
}

function attemptsOf(state: PartState<unknown>): number {
  return state.kind === 'failed' ? state.attempts : 0
}
