import type { Landfall } from '../../machines/landfall/landfall'
import { isQuizOpen } from '../../machines/landfall/storedLandfalls'
import type { WatchedStore } from '../../machines/store/store'
import { LazyModule } from '../../ui/lazyModule'
import { useStored } from '../useStored'

/** Lazy module with the questions about the country of a finished round. */
export const quizDialogs = new LazyModule(() => import('./LandfallDialog'))

/** Whether the questions after a round are still open; `undefined` is a round without questions. */
export function useQuizOpen(puzzle: Landfall['puzzle'] | undefined): boolean {
  return useStored(isOpenIn, puzzle)
}

function isOpenIn(store: WatchedStore, puzzle: Landfall['puzzle'] | undefined): boolean {
  return puzzle !== undefined && isQuizOpen(store, puzzle)
}
