import type { ReactNode } from 'react'
import { type LazyModule, useLazyModule } from '../lazyModule'
import { useLocale } from '../words/LocaleContext'
import { MissingModule } from './Notice'

type Props<Content> = {
  readonly module: LazyModule<Content>
  /** What keeps its place until it is there. */
  readonly placeholder?: ReactNode
  /** What is shown when it could not be loaded in so many attempts, with the way to ask for it again. */
  readonly missing?: (retry: () => void, attempts: number) => ReactNode
  readonly children: (content: Content) => ReactNode
}

/**
 * A part of a screen whose module is fetched when it is needed, with the texts of such parts. One that cannot be loaded says so
 * and can be asked for again, and everything around it goes on. An error of drawing it is none of loading it: that goes to
 * the boundary of the page.
 */
export function LazyBoundary<Content>({ module, placeholder = null, missing, children }: Props<Content>) {
  const texts = useLocale().sections.rest
  const states = [useLazyModule(module), useLazyModule(texts)] as const
  const [state] = states
  if (state.kind === 'there' && states[1].kind === 'there') return children(state.content)
  const failures = states.map((state) => (state.kind === 'failed' ? state.attempts : 0))
  const attempts = Math.max(...failures)
  if (attempts === 0) return placeholder
  const retry = () => {
    module.ask()
    texts.ask()
  }
  return missing?.(retry, attempts) ?? <MissingModule attempts={attempts} onRetry={retry} />
}
