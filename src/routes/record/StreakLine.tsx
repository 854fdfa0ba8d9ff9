import { useMemo } from 'react'
import type { DailyPuzzle } from '../../machines/puzzle'
import { statisticsOf } from '../../machines/statistics'
import { useTimeLeft } from '../../ui/record/Countdown'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useDays } from './useDays'
import { useToday } from './useToday'

/** At the end of a day, in a line: the streak, which has just counted on where the day was won, and when it goes on. */
export function StreakLine({ puzzle: { deck, date } }: { readonly puzzle: DailyPuzzle }) {
  const { now, onTick } = useBrowser()
  const { say } = useLocale()
  const today = useToday()
  const { days } = useDays(deck, date)
  const { currentStreak } = useMemo(() => statisticsOf(days, today), [days, today])
  const time = useTimeLeft(now, onTick)
  return (
    <p className="result-line">
      {currentStreak > 0 && (
        <>
          <span className="result-streak">{say('today.streak', { count: currentStreak })}</span>
          {' · '}
        </>
      )}
      {say('today.next', { time })}
    </p>
  )
}
