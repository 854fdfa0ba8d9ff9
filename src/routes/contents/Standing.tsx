import { useCallback } from 'react'
import { decks } from '../../geo/decks'
import { dateOfDay, dayNumber } from '../../machines/day'
import { markOf } from '../../machines/journal/mark'
import { readDays, roundIn } from '../../machines/journal/storedRound'
import { recallsIn } from '../../machines/learning/due'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { endingOf, seenAt, tallyOf } from '../../machines/sprint/run'
import { runOfDay } from '../../machines/sprint/runs'
import { readRuns } from '../../machines/sprint/storedRun'
import type { WatchedStore } from '../../machines/store/store'
import { streaksOf } from '../../machines/streaks'
import { MarkSign } from '../../ui/archive/MarkSign'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { MarkWords } from '../record/MarkWords'
import { StreakLine } from '../record/StreakLine'
import { useMark } from '../record/useMark'
import { useRepetition } from '../record/useRepetition'
import { useToday } from '../record/useToday'
import { useSettings } from '../useSettings'
import { useStored } from '../useStored'

/** How many days are shown beside the way to past days. */
const WEEK = 7

/** How the puzzle of the day stands, and its streak where that is wanted. */
export function DailyStanding({
  deck,
  withStreak,
}: {
  readonly deck: DailyDeck
  readonly withStreak: boolean
}) {
  const { say } = useLocale()
  const mark = useMark(deck)
  const today = useToday()
  const streak = useStored(
    useCallback(
      (store: WatchedStore) => (withStreak ? streaksOf(readDays(store, deck), today).current.wins : 0),
      [deck, today, withStreak],
    ),
  )
  return (
    <span className={`today-mark today-${mark.kind}`}>
      <MarkWords mark={mark} />
      {streak > 0 && <small>{say('today.streak', { count: streak })}</small>}
    </span>
  )
}

/** How many countries of the deck that is practised ought to be repeated. */
export function DueStanding() {
  const { say } = useLocale()
  const [{ deck }] = useSettings()
  const { due } = useRepetition(deck)
  return due > 0 ? <span className="today-mark">{say('today.due', { count: due })}</span> : null
}

/** Whether the sprint of the day was played, and how many outlines were found in it. */
export function SprintStanding() {
  const { say, whole } = useLocale()
  const { now } = useBrowser()
  const run = runOfDay(useStored(readRuns), useToday())
  if (run === undefined)
    return (
      <span className="today-mark today-unplayed">{say('today.state', { state: 'open', count: 0 })}</span>
    )
  if (endingOf(seenAt(run, now())) === undefined)
    return <span className="today-mark">{say('today.state', { state: 'begun', count: 0 })}</span>
  return <span className="today-mark today-won">✓ {whole(tallyOf(run).found)}</span>
}

/** The streak of a deck, and when its next puzzle comes. */
export function TodayLine({ deck }: { readonly deck: DailyDeck }) {
  const date = useToday()
  return <StreakLine puzzle={{ kind: 'daily', deck, date }} />
}

/** The last seven days of a deck before today, by their signs. */
export function LastWeek({ deck }: { readonly deck: DailyDeck }) {
  const { say } = useLocale()
  const today = useToday()
  const marks = useStored(
    useCallback(
      (store: WatchedStore) =>
        Array.from({ length: WEEK }, (_, index) => {
          const date = dateOfDay(dayNumber(today) - WEEK + index)
          return { date, mark: markOf(roundIn(store, { kind: 'daily', deck, date })) }
        }),
      [deck, today],
    ),
  )
  const won = marks.filter(({ mark }) => mark.kind === 'won').length
  if (!marks.some(({ mark }) => mark.kind !== 'unplayed')) return null
  return (
    <span className="contents-week" role="img" aria-label={say('today.week', { count: won })}>
      {marks.map(({ date, mark }) => (
        <MarkSign key={date} mark={mark} isRestDay={false} />
      ))}
    </span>
  )
}

/** How many countries of the world are known. */
export function KnownCountries() {
  const { say } = useLocale()
  const recalls = useStored(recallsIn)
  if (recalls.size === 0) return null
  const known = [...recalls.values()].filter(({ standing }) => standing === 'known').length
  return say('today.known', { known, all: decks.world.codes.length })
}
