import { useCallback, useMemo } from 'react'
import type { UtcDate } from '../../machines/day'
import { readDays } from '../../machines/journal/storedRound'
import type { DailyPuzzle } from '../../machines/puzzle'
import type { DailyRound, Round } from '../../machines/round'
import type { DailyDeck } from '../../machines/schedule/dailies'
import type { WatchedStore } from '../../machines/store/store'
import { useStored } from '../useStored'
import { useOpenRound } from './useOpenRound'

/**
 * All days of a deck that have been begun, and the round of one of them. That round counts as it is played, whether it could
 * be stored or not.
 */
export function useDays(
  deck: DailyDeck,
  date: UtcDate,
): { readonly days: readonly DailyRound[]; readonly round: Round | undefined } {
  const puzzle = useMemo((): DailyPuzzle => ({ kind: 'daily', deck, date }), [deck, date])
  const played = useOpenRound(puzzle)
  const stored = useStored(useCallback((store: WatchedStore) => readDays(store, deck), [deck]))
  return useMemo(() => {
    const round = played ?? stored.find((each) => each.puzzle.date === date)
    const days = round ? [...stored.filter((day) => day.puzzle.date !== date), { ...round, puzzle }] : stored
    return { days, round }
  }, [stored, played, puzzle, date])
}
