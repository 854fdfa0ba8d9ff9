import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { UtcDate } from '../../machines/day'
import type { DayStatus } from '../../machines/journal/mark'
import { roundIn } from '../../machines/journal/storedRound'
import { archiveOf } from '../../machines/pageOfDay'
import { isOver } from '../../machines/round'
import { DAILY_DECKS, type DailyDeck, dailies } from '../../machines/schedule/dailies'
import { runOfDay } from '../../machines/sprint/runs'
import { readRuns } from '../../machines/sprint/storedRun'
import { statisticsOf } from '../../machines/statistics'
import type { WatchedStore } from '../../machines/store/store'
import { useTimeLeft } from '../../ui/record/Countdown'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useStored } from '../useStored'
import { useDays, useMark, useToday } from './useRecord'
import './DailyState.css'

/** Status of a daily puzzle in words. */
export function MarkWords({ mark }: { readonly mark: DayStatus }) {
  const { say } = useLocale()
  return say('today.state', {
    state: mark.kind === 'unplayed' ? 'open' : mark.kind,
    count: mark.kind === 'won' ? mark.guesses : 0,
  })
}

/** Link to a daily puzzle, with today's status. */
export function DailyLink({ deck }: { readonly deck: DailyDeck }) {
  const { say } = useLocale()
  const { page } = dailies[deck]
  return (
    <Link className="button button-quiet result-next" to={`/${page}`}>
      <span>
        {say(`${page}.heading`)} <span className="daily-link-dot">· </span>
        <span className="daily-link-state">
          <MarkWords mark={useMark(deck)} />
        </span>
      </span>
    </Link>
  )
}

/** Link to what comes next after a deck's daily puzzle: another one that is open, the day's sprint, or a missed day. */
export function NextLink({ deck }: { readonly deck: DailyDeck }) {
  const { say } = useLocale()
  const date = useToday()
  const open = useStored(openDaysIn, date).find((other) => other !== deck)
  const run = runOfDay(useStored(readRuns), date)
  if (open !== undefined) return <DailyLink deck={open} />
  return (
    <Link
      className="button button-quiet result-next"
      to={run === undefined ? '/sprint' : `/${archiveOf(deck, { day: 'unplayed' })}`}
    >
      {run === undefined ? say('sprint.heading') : say('archive.missed')}
    </Link>
  )
}

/** Decks whose puzzle of a date is not over. */
function openDaysIn(store: WatchedStore, date: UtcDate): readonly DailyDeck[] {
  return DAILY_DECKS.filter((deck) => {
    const round = roundIn(store, { kind: 'daily', deck, date })
    return round === undefined || !isOver(round)
  })
}

type StreakProps = {
  readonly deck: DailyDeck
  /** Day on the screen, by default today. */
  readonly date?: UtcDate
}

/**
 * Streak of a deck in one line, which counts up after a win; after today's puzzle, also the time until the next one.
 */
export function StreakLine({ deck, date: shown }: StreakProps) {
  const { now, onTick } = useBrowser()
  const { say } = useLocale()
  const today = useToday()
  const date = shown ?? today
  const { days, round } = useDays(deck, date)
  const { currentStreak } = useMemo(() => statisticsOf(days, today), [days, today])
  const time = useTimeLeft(now, onTick)
  const isPlayed = date === today && round !== undefined && isOver(round)
  return (
    <p className="result-line">
      {currentStreak > 0 && (
        <span className="result-streak">{say('today.streak', { count: currentStreak })}</span>
      )}
      {currentStreak > 0 && isPlayed && ' · '}
      {/* A no-break space keeps the height of the line. */}
      {isPlayed ? say('today.next', { time }) : '\u00a0'}
    </p>
  )
}
