import type { Quiz } from '../../machines/quiz/quiz'
import { keyOf } from '../../machines/rules/puzzle'
import { PREFIX, unlessRefused, type WatchedStore } from '../../machines/store/store'
import { LazyModule, useLazyModule } from '../../ui/lazyModule'
import { useBrowser } from '../contexts'
import { useStored } from '../useStored'

const answers = new LazyModule(() => import('../../machines/quiz/storedQuizzes'))

/** Stars of the questions after a round as a text; empty until all are answered. Fetched only if one is. */
export function useStars(puzzle: Quiz['puzzle']): string {
  const { store } = useBrowser()
  // Read as a text, so that a page without answers needs no parser.
  const stored = useStored(textAt, `${PREFIX}quiz.${keyOf(puzzle)}`)
  const { content } = useLazyModule(answers, stored !== null)
  return stored !== null && content ? content.starsIn(store, puzzle) : ''
}

function textAt(store: WatchedStore, key: string): string | null {
  return unlessRefused(() => store.get(key)) ?? null
}
