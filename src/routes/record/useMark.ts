import { useCallback, useMemo } from 'react'
import { type Mark, markOf } from '../../machines/journal/mark'
import { roundIn } from '../../machines/journal/storedRound'
import type { DailyPuzzle } from '../../machines/puzzle'
import type { DailyDeck } from '../../machines/schedule/dailies'
import type { WatchedStore } from '../../machines/store/store'
import { useStored } from '../useStored'
import { useOpenRound } from './useOpenRound'
import { useToday } from './useToday'

/** How the daily puzzle of a deck stands today. */
export function useMark(deck: DailyDeck): Mark {
  const date = useToday()
  const puzzle = useMemo((): DailyPuzzle => ({ kind: 'daily', deck, date }), [deck, date])
  const open = useOpenRound(puzzle)
  const stored = useStored(useCallback((store: WatchedStore) => roundIn(store, puzzle), [puzzle]))
  return markOf(open ?? stored)
}
