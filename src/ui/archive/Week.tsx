import type { UtcDate } from '../../machines/day'
import { type DayStatus, weekdayOf } from '../../machines/journal/archive'
import { calendarIn } from '../words/calendar'
import { useLocale } from '../words/LocaleContext'
import { nameOfDay } from './Day'
import { MarkSign, type Stamps } from './MarkSign'
import './Week.css'

/** Day of a week, with the status of its puzzle and whether a rest day covers it. */
type DayOfWeek = { readonly date: UtcDate; readonly mark: DayStatus; readonly isRestDay: boolean }

type Props = {
  readonly days: readonly DayOfWeek[]
  /** Silhouettes of the days that are over; without them each day has a plain sign below the letter of its weekday. */
  readonly stamps?: Stamps | undefined
}

/** Week of a daily puzzle, a sign or a stamp for each day. */
export function Week({ days, stamps }: Props) {
  const locale = useLocale()
  const { weekdays } = calendarIn(locale)
  const won = days.filter(({ mark }) => mark.kind === 'won').length
  return (
    <div
      role="group"
      className={stamps ? 'week week-stamps' : 'week week-signs'}
      aria-label={locale.say('today.week', { count: won })}
    >
      {days.map(({ date, mark, isRestDay }) => (
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
