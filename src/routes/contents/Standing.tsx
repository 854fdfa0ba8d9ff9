import { type ReactNode, useState } from 'react'
import { decks } from '../../geo/decks'
import { dateOfDay, dayNumber, type UtcDate } from '../../machines/day'
import { dayStatusOf } from '../../machines/journal/mark'
import { hasPlayed } from '../../machines/journal/played'
import { readDays, roundIn } from '../../machines/journal/storedRound'
import { recallsIn } from '../../machines/learning/due'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { endingOf, seenAt, tallyOf } from '../../machines/sprint/run'
import { runOfDay } from '../../machines/sprint/runs'
import { readRuns } from '../../machines/sprint/storedRun'
import type { WatchedStore } from '../../machines/store/store'
import { streaksOf } from '../../machines/streaks'
import { MarkSign } from '../../ui/archive/MarkSign'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser, useOpenApp } from '../contexts'
import { MarkWords } from '../record/DailyState'
import { useMark, useRepetition, useToday } from '../record/useRecord'
import { useSettings, useStored } from '../useStored'

/** How many days are shown beside the way to past days. */
const WEEK = 7

/**
 * How something stands with a player, as soon as that is known. Of whoever has not played yet there is nothing to tell.
 */
export function StatusLoader({ children }: { readonly children: ReactNode }) {
  const isKnown = useStored(hasPlayed)
  // Whoever is just about to play goes on to the game, and waits for nothing here.
  const app = useOpenApp()
  const [isPlaying] = useState(app !== undefined)
  const isHydrating = useHydrating()
  return !isHydrating && (isKnown || isPlaying) && children
}

type DailyProps = { readonly deck: DailyDeck; readonly withStreak: boolean }

/** How the puzzle of the day stands, and its streak where that is wanted. */
export function DailyStanding({ deck, withStreak }: DailyProps) {
  const mark = useMark(deck)
  return (
    <span className={`today-mark today-${mark.kind}`}>
      <MarkWords mark={mark} />
      {withStreak && <Streak deck={deck} />}
    </span>
  )
}

function Streak({ deck }: Pick<DailyProps, 'deck'>) {
  const { say } = useLocale()
  const streak = useStored(streakIn, deck, useToday())
  return streak > 0 && <small>{say('today.streak', { count: streak })}</small>
}

/** How many countries of the deck that is practised ought to be repeated. */
export function DueStanding() {
  const { say } = useLocale()
  const { due } = useRepetition(useSettings().settings.deck)
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

/** The last seven days of a deck before today, by their signs. */
export function LastWeek({ deck }: { readonly deck: DailyDeck }) {
  const { say } = useLocale()
  const today = useToday()
  const marks = useStored(weekIn, deck, today)
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

/** How many days in a row have been won up to today. */
function streakIn(store: WatchedStore, deck: DailyDeck, today: UtcDate): number {
  return streaksOf(readDays(store, deck), today).current.wins
}

/** The days before today with how their puzzles stand. */
function weekIn(store: WatchedStore, deck: DailyDeck, today: UtcDate) {
  return Array.from({ length: WEEK }, (_, index) => {
    const date = dateOfDay(dayNumber(today) - WEEK + index)
    return { date, mark: dayStatusOf(roundIn(store, { kind: 'daily', deck, date })) }
  })
}
