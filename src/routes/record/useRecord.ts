import { useSelector } from '@xstate/react'
import { useCallback, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { type DayStatus, dayStatusOf } from '../../machines/journal/archive'
import { readDays, roundIn } from '../../machines/journal/storedRound'
import { gameIn } from '../../machines/openGames'
import type { DailyPuzzle } from '../../machines/rules/puzzle'
import type { DailyRound, Round } from '../../machines/rules/round'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { type UtcDate, utcDateOf } from '../../machines/schedule/day'
import type { WatchedStore } from '../../machines/store/store'
import { useApp, useBrowser, useOpenApp } from '../contexts'
import { useStored } from '../useStored'

/**
 * Today's date: from the open games if there are any, else from the clock. During hydration of the prerendered page, the
 * first day of the clock.
 */
export function useToday(): UtcDate {
  const { now, onTick } = useBrowser()
  const known = useSelector(useOpenApp(), (snapshot) => snapshot?.context.today)
  const clock = useSyncExternalStore(
    known === undefined ? onTick : never,
    useCallback(() => utcDateOf(now()), [now]),
    firstDay,
  )
  return known ?? clock
}

const firstDay = () => utcDateOf(0)

/** Subscribes to nothing. */
const never = () => () => {}

/** Today's date on a page of games. Checks the clock, since a tab that slept misses the start of a new day. */
export function useCheckedDay(): UtcDate {
  const app = useApp()
  const { now } = useBrowser()
  useLayoutEffect(() => app.send({ type: 'day.checked', date: utcDateOf(now()) }), [app, now])
  return useSelector(app, ({ context }) => context.today)
}

/**
 * All started days of a deck, and the round of the day on the screen. That round counts in its current state, stored
 * or not.
 */
export function useDays(
  deck: DailyDeck,
  date: UtcDate,
): { readonly days: readonly DailyRound[]; readonly round: Round | undefined } {
  const played = useOpenRound(deck, date)
  const stored = useStored(readDays, deck)
  return useMemo(() => {
    const round = played ?? stored.find((each) => each.puzzle.date === date)
    const others = stored.filter((each) => each.puzzle.date !== date)
    return { days: round ? [...others, { ...round, puzzle: dailyOf(deck, date) }] : stored, round }
  }, [stored, played, deck, date])
}

/** Today's status of a deck's daily puzzle. */
export function useMark(deck: DailyDeck): DayStatus {
  const date = useToday()
  const open = useOpenRound(deck, date)
  const stored = useStored(dayIn, deck, date)
  return dayStatusOf(open ?? stored)
}

/** Round of a day that is open in this page, stored or not. */
function useOpenRound(deck: DailyDeck, date: UtcDate): Round | undefined {
  const game = useSelector(useOpenApp(), (snapshot) => snapshot && gameIn(snapshot, dailyOf(deck, date)))
  return useSelector(game, (snapshot) => snapshot?.context)
}

function dailyOf(deck: DailyDeck, date: UtcDate): DailyPuzzle {
  return { kind: 'daily', deck, date }
}

function dayIn(store: WatchedStore, deck: DailyDeck, date: UtcDate): Round | undefined {
  return roundIn(store, dailyOf(deck, date))
}
