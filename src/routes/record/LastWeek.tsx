import { dayStatusOf, weekdayOf } from '../../machines/journal/archive'
import { streaksOf } from '../../machines/record/streaks'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { dateOfDay, dayNumber, type UtcDate } from '../../machines/schedule/day'
import { nameOfDay } from '../../ui/archive/Day'
import { MarkSign, type Stamps } from '../../ui/archive/MarkSign'
import { calendarIn } from '../../ui/words/calendar'
import { useLocale } from '../../ui/words/LocaleContext'
import { useStamps } from '../outlines/useStamps'
import { useDays } from './useRecord'
import '../../ui/archive/Week.css'

/** Stamps before their silhouettes are there, as large as with them. */
const blank: Stamps = new Map()

type Props = {
  readonly deck: DailyDeck
  /** Last day of the week. */
  readonly until: UtcDate
}

/**
 * Last seven days of a deck, a sign or a stamp for each. Those that are over are shown by their silhouettes once the last of
 * them is over: beside an open round they would rule out countries. Until then each day has a plain sign below the letter of
 * its weekday.
 */
export function LastWeek({ deck, until }: Props) {
  const locale = useLocale()
  const { weekdays } = calendarIn(locale)
  const { days } = useDays(deck, until)
  const { covered } = streaksOf(days, until)
  const week = Array.from({ length: 7 }, (_, index) => {
    const date = dateOfDay(dayNumber(until) - 6 + index)
    const mark = dayStatusOf(days.find(({ puzzle }) => puzzle.date === date))
    return { date, mark, isRestDay: covered.has(date) }
  })
  const last = week.at(-1)?.mark.kind
  const isOver = last === 'won' || last === 'lost'
  const silhouettes = useStamps(deck, isOver)
  const stamps = isOver ? (silhouettes ?? blank) : undefined
  const won = week.filter(({ mark }) => mark.kind === 'won').length
  return (
    <div
      role="group"
      className={stamps ? 'week week-stamps' : 'week week-signs'}
      aria-label={locale.say('today.week', { count: won })}
    >
      {week.map(({ date, mark, isRestDay }) => (
        <span
          key={date}
          role="img"
          aria-label={nameOfDay(date, mark, isRestDay, locale, stamps)}
          data-weekday={weekdays.find(({ number }) => number === weekdayOf(date))?.letter}
        >
          <MarkSign mark={mark} isRestDay={isRestDay} stamps={stamps} />
        </span>
      ))}
    </div>
  )
}
