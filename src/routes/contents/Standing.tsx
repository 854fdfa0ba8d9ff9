import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { FIRST_DECK } from '../../geo/decks'
import type { DayStatus } from '../../machines/journal/archive'
import { hasPlayed } from '../../machines/journal/played'
import { readDays } from '../../machines/journal/storedRound'
import { FULL, isComplete, PINS, totalOf } from '../../machines/pins/pins'
import { pinsDayIn } from '../../machines/pins/storedPins'
import { streaksOf } from '../../machines/record/streaks'
import type { DailyDeck } from '../../machines/schedule/dailies'
import type { UtcDate } from '../../machines/schedule/day'
import { endingOf, seenAt, tallyOf } from '../../machines/sprint/run'
import { runOfDay } from '../../machines/sprint/runs'
import { readRuns } from '../../machines/sprint/storedRun'
import type { WatchedStore } from '../../machines/store/store'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser, useOpenApp } from '../contexts'
import { useMark, useToday } from '../record/useRecord'
import { useStored } from '../useStored'

/** Games of a day, in the order in which they are offered. */
const STEPS = ['daily', 'world', 'sprint', 'pins'] as const

export type Step = (typeof STEPS)[number]

/** Status of the player in each step. */
export const standings: Readonly<Record<Step, ReactNode>> = {
  daily: <DailyStanding deck={FIRST_DECK} />,
  world: <DailyStanding deck="world" />,
  sprint: <SprintStanding />,
  pins: <PinsStanding />,
}

/** Steps of today that are not done. */
export function useOpenSteps(): readonly Step[] {
  const isDone: Readonly<Record<Step, boolean>> = {
    daily: isPlayed(useMark(FIRST_DECK)),
    world: isPlayed(useMark('world')),
    sprint: useRunOfDay().isOver,
    pins: isComplete(useStored(pinsDayIn, useToday())),
  }
  return STEPS.filter((step) => !isDone[step])
}

function isPlayed({ kind }: DayStatus): boolean {
  return kind === 'won' || kind === 'lost'
}

/** Run of today's sprint, if it was begun, and whether it is over. */
function useRunOfDay() {
  const { now } = useBrowser()
  const run = runOfDay(useStored(readRuns), useToday())
  return { run, isOver: run !== undefined && endingOf(seenAt(run, now())) !== undefined }
}

/** Status of the player, shown once it is known. New players have none. */
export function StatusLoader({ children }: { readonly children: ReactNode }) {
  const isKnown = useStored(hasPlayed)
  // What the store refuses is known to the page alone.
  const isUnsaved = useSelector(useOpenApp(), (snapshot) => (snapshot?.context.behind.length ?? 0) > 0)
  const isHydrating = useHydrating()
  return !isHydrating && (isKnown || isUnsaved) && children
}

type DailyProps = { readonly deck: DailyDeck; readonly withStreak?: boolean }

/** Status of the daily puzzle, with its streak on request. */
export function DailyStanding({ deck, withStreak = false }: DailyProps) {
  const mark = useMark(deck)
  return (
    <span className={`today-mark today-${mark.kind}`}>
      <MarkWords mark={mark} />
      {withStreak && <StreakCount deck={deck} />}
    </span>
  )
}

/** Status of a daily puzzle in words. */
export function MarkWords({ mark }: { readonly mark: DayStatus }) {
  const { say } = useLocale()
  return say('today.state', {
    state: mark.kind === 'unplayed' ? 'open' : mark.kind,
    count: mark.kind === 'won' ? mark.guesses : 0,
  })
}

/** Number of consecutive days finished up to today. */
export function StreakCount({ deck }: Pick<DailyProps, 'deck'>) {
  const { say } = useLocale()
  const streak = useStored(streakIn, deck, useToday())
  return streak > 0 && <small className="streak">{say('today.streak', { count: streak })}</small>
}

/** Status of the day's sprint, with the number of outlines found. */
function SprintStanding() {
  const { whole } = useLocale()
  const { run, isOver } = useRunOfDay()
  const result = run && isOver ? `✓ ${whole(tallyOf(run).found)}` : undefined
  return <StateMark hasBegun={run !== undefined} result={result} />
}

/** Status of Five Pins of today, with its points. */
function PinsStanding() {
  const { say } = useLocale()
  const day = useStored(pinsDayIn, useToday())
  const result = say('today.points', { points: totalOf(day), all: PINS * FULL })
  return <StateMark hasBegun={day.pins.length > 0} result={isComplete(day) ? result : undefined} />
}

type StateProps = { readonly hasBegun: boolean; readonly result: string | undefined }

/** Status of a game that is played once a day: its result once it is over. */
function StateMark({ hasBegun, result }: StateProps) {
  const { say } = useLocale()
  if (result !== undefined) return <span className="today-mark today-won">{result}</span>
  return (
    <span className={hasBegun ? 'today-mark' : 'today-mark today-unplayed'}>
      {say('today.state', { state: hasBegun ? 'begun' : 'open', count: 0 })}
    </span>
  )
}

function streakIn(store: WatchedStore, deck: DailyDeck, today: UtcDate): number {
  return streaksOf(readDays(store, deck), today).current.days
}
