import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { UtcDate } from '../../machines/day'
import type { DayStatus } from '../../machines/journal/mark'
import { isOver } from '../../machines/round'
import { type DailyDeck, dailies } from '../../machines/schedule/dailies'
import { statisticsOf } from '../../machines/statistics'
import { useTimeLeft } from '../../ui/record/Countdown'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
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
    <Link className="button button-quiet" to={`/${page}`}>
      <span>
        {say(`${page}.heading`)} <span className="daily-link-dot">· </span>
        <span className="daily-link-state">
          <MarkWords mark={useMark(deck)} />
        </span>
      </span>
    </Link>
  )
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
