import { useState } from 'react'
import type { Browser } from '../../browser'
import { type AppActor, dailyPuzzleOf } from '../../machines/app'
import { utcDateOf } from '../../machines/day'
import type { DailyPuzzle } from '../../machines/puzzle'
import type { DailyDeck } from '../../machines/schedule/dailies'

/** The puzzle of a deck that its daily screen shows from when it is opened until it is left. */
export function useDailyPuzzle(app: AppActor, deck: DailyDeck, { now }: Browser): DailyPuzzle {
  const [puzzle] = useState(() => {
    const date = utcDateOf(now())
    app.send({ type: 'day.checked', date })
    const shown = dailyPuzzleOf(app.getSnapshot(), deck, date)
    app.send({ type: 'day.shown', puzzle: shown })
    return shown
  })
  return puzzle
}
