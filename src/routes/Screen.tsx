import type { ReactElement } from 'react'
import { type LazyModule, useLazyModule } from '../ui/lazyModule'
import { MissingScreen } from '../ui/pages/ErrorScreen'

/** The screen of a page, or what can be done when it could not be loaded. */
export function Screen({ module }: { readonly module: LazyModule<ReactElement> }) {
  const state = useLazyModule(module, false)
  if (state.kind === 'there') return state.content
  return (
    <MissingScreen
      attempts={state.kind === 'failed' ? state.attempts : 0}
      isLoading={state.kind === 'loading'}
      onRetry={module.ask}
    />
  )
}
