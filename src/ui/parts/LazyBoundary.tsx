import type { ReactNode } from 'react'
import { attemptsOf, type LazyModule, useLazyModule } from '../lazyModule'
import { useLocale } from '../words/LocaleContext'
import { MissingModule } from './Notice'

type Props<Content> = {
  readonly module: LazyModule<Content>
  /** Content shown while the module loads. */
  readonly placeholder?: ReactNode
  /** Content shown after a failed load, given a function that retries and the number of attempts. */
  readonly missing?: (retry: () => void, attempts: number) => ReactNode
  readonly children: (content: Content) => ReactNode
}

/**
 * Part of a screen whose module and texts are fetched when first needed. A failed load shows a notice with a retry button
 * and leaves the rest of the screen working. Rendering errors are not caught here: they reach the error boundary of the
 * page.
 */
export function LazyBoundary<Content>({ module, placeholder = null, missing, children }: Props<Content>) {
  const texts = useLocale().sections.rest
  const { content } = useLazyModule(module)
  const { kind } = useLazyModule(texts)
  if (content && kind === 'there') return children(content)
  const attempts = attemptsOf(module, texts)
  if (attempts === 0) return placeholder
  const retry = () => {
    module.ask()
    texts.ask()
  }
  return missing ? missing(retry, attempts) : <MissingModule attempts={attempts} onRetry={retry} />
}
