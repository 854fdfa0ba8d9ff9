import { useLayoutEffect, useState } from 'react'
import { dailyPuzzleOf } from '../../machines/app'
import { roundIn } from '../../machines/journal/storedRound'
import { gameIn } from '../../machines/openGames'
import type { DailyPuzzle } from '../../machines/rules/puzzle'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { utcDateOf } from '../../machines/schedule/day'
import { useApp, useBrowser } from '../contexts'

/** Daily puzzle of a deck, unchanged from opening the screen until leaving it. */
export function useDailyPuzzle(deck: DailyDeck): DailyPuzzle {
  const app = useApp()
  const { now, store } = useBrowser()
  const [puzzle] = useState(() => {
    const snapshot = app.getSnapshot()
    const roundOf = (day: DailyPuzzle) => gameIn(snapshot, day)?.getSnapshot().context ?? roundIn(store, day)
    return dailyPuzzleOf(snapshot, deck, utcDateOf(now()), roundOf)
  })
  useLayoutEffect(() => {
    app.send({ type: 'day.checked', date: utcDateOf(now()) })
    app.send({ type: 'day.shown', puzzle })
  }, [app, now, puzzle])
  return puzzle
}
