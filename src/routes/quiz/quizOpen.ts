import { useSelector } from '@xstate/react'
import { seriesIn } from '../../machines/app'
import { areAnswered, identityOf, type Quiz } from '../../machines/quiz/quiz'
import { isQuizOpen } from '../../machines/quiz/storedQuizzes'
import type { WatchedStore } from '../../machines/store/store'
import { LazyModule } from '../../ui/lazyModule'
import { useApp } from '../contexts'
import { useStored } from '../useStored'

/** Lazy module with the questions about the country of a finished round. */
export const quizDialogs = new LazyModule(() => import('./QuizDialog'))

/** Mode of the questions by its id alone, so that the rest of it stays in their chunk. */
const MODE = { id: 'quiz' }

/** Whether the questions after a round are still open; `undefined` is a round without questions. */
export function useQuizOpen(puzzle: Quiz['puzzle'] | undefined): boolean {
  const isStoredOpen = useStored(isOpenIn, puzzle)
  // What the store refuses is known to the page alone.
  const series = useSelector(useApp(), (snapshot) => seriesIn<Quiz>(snapshot, MODE))
  const progress = useSelector(series, (snapshot) => snapshot?.context.progress)
  if (puzzle === undefined || progress === undefined) return isStoredOpen
  const isOwn = identityOf(progress.puzzle) === identityOf(puzzle)
  return isStoredOpen && !(isOwn && areAnswered(progress))
}

function isOpenIn(store: WatchedStore, puzzle: Quiz['puzzle'] | undefined): boolean {
  return puzzle !== undefined && isQuizOpen(store, puzzle)
}
