import { Link } from 'react-router-dom'
import type { UtcDate } from '../../machines/day'
import type { Mark } from '../../machines/journal/mark'
import { useLocale } from '../words/LocaleContext'
import { MarkSign, MOON } from './MarkSign'
import { nameOfDay } from './nameOfDay'

type Props = {
  readonly date: UtcDate
  readonly isToday: boolean
  readonly mark: Mark
  /** Whether a rest day covers it. */
  readonly isRestDay: boolean
  /** Where it is played. */
  readonly address: string
  /** Whether the Tab key stops here. */
  readonly isStop: boolean
  readonly onFocus: () => void
}

/** A day of the calendar that can be played. */
export function Day({ date, isToday, mark, isRestDay, address, isStop, onFocus }: Props) {
  const locale = useLocale()
  return (
    <Link
      className={isToday ? 'day day-today' : 'day'}
      to={address}
      data-date={date}
      tabIndex={isStop ? 0 : -1}
      aria-label={nameOfDay(date, mark, isRestDay, locale)}
      aria-current={isToday ? 'date' : undefined}
      onFocus={onFocus}
    >
      <span className="day-number">{Number(date.slice(-2))}</span>
      {isRestDay && mark.kind !== 'unplayed' && (
        <svg className="day-moon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d={MOON} />
        </svg>
      )}
      <MarkSign mark={mark} isRestDay={isRestDay} />
    </Link>
  )
}
