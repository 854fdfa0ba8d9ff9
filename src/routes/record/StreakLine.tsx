import { useMemo } from 'react'
import type { DailyPuzzle } from '../../machines/puzzle'
import { isOver } from '../../machines/round'
import { statisticsOf } from '../../machines/statistics'
import { useTimeLeft } from '../../ui/record/Countdown'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useDays } from './useDays'
import { useToday } from './useToday'

/**
 * The streak of a deck in a line, which has just counted on where a day was won; and once the puzzle of today is over, when the
 * next one comes.
 */
export function StreakLine({ puzzle: { deck, date } }: { readonly puzzle: DailyPuzzle }) {
  const { now, onTick } = useBrowser()
  const { say } = useLocale()
  const today = useToday()
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
      {/* What is empty keeps its place. */}
      {isPlayed ? say('today.next', { time }) : '\u00a0'}
    </p>
  )
}
