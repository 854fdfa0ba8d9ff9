import type { ComponentProps } from 'react'
import { placeOf } from '../../geo/places'
import type { DayStatus } from '../../machines/journal/archive'
import type { UtcDate } from '../../machines/schedule/day'
import { Link } from '../parts/Link'
import { useLocale } from '../words/LocaleContext'
import type { Locale } from '../words/locale'
import { MarkSign, MOON, type Stamps, stampIn } from './MarkSign'

type Props = ComponentProps<typeof MarkSign> & {
  readonly date: UtcDate
  readonly isToday: boolean
  /** Address of the page on which this day is played. */
  readonly address: string
  /** Whether this day is the calendar's only tab stop. */
  readonly isStop: boolean
  readonly onFocus: () => void
}

/** Cell of a playable day in the calendar. */
export function Day({ date, isToday, mark, isRestDay, stamps, address, isStop, onFocus }: Props) {
  const locale = useLocale()
  return (
    <Link
      className={isToday ? 'day day-today' : 'day'}
      to={address}
      data-date={date}
      tabIndex={isStop ? 0 : -1}
      aria-label={nameOfDay(date, mark, isRestDay, locale, stamps)}
      aria-current={isToday ? 'date' : undefined}
      onFocus={onFocus}
    >
      <span className="day-number">{Number(date.slice(-2))}</span>
      {isRestDay && mark.kind !== 'unplayed' && (
        <svg className="day-moon" viewBox="0 0 16 16" aria-hidden="true">
          <path d={MOON} />
        </svg>
      )}
      <MarkSign mark={mark} isRestDay={isRestDay} stamps={stamps} />
    </Link>
  )
}

/** Accessible name of a calendar day: `4 March 2026: Chad, won with 3 guesses, played later, rest day`. A day has a name with its stamp. */
export function nameOfDay(
  date: UtcDate,
  mark: DayStatus,
  isRestDay: boolean,
  locale: Locale,
  stamps?: Stamps,
): string {
  const { say } = locale
  const isNamed = (mark.kind === 'won' || mark.kind === 'lost') && stampIn(stamps, mark) !== undefined
  const named = isNamed
    ? say('archive.dayNamed', { date: locale.date(date), name: locale.nameOf(placeOf(mark.target)) })
    : locale.date(date)
  const state = stateOf(named, mark, locale)
  const day = mark.kind !== 'unplayed' && mark.isLate ? say('archive.dayLater', { day: state }) : state
  return isRestDay ? say('archive.dayRest', { day }) : day
}

function stateOf(date: string, mark: DayStatus, { say }: Locale): string {
  switch (mark.kind) {
    case 'won':
      return say('archive.dayWon', { date, count: mark.guesses })
    case 'lost':
      return say('archive.dayLost', { date })
    case 'begun':
      return say('archive.dayBegun', { date })
    default:
      return say('archive.dayUnplayed', { date })
  }
}
