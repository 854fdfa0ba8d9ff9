import { dayAfter } from '../../machines/journal/archive'
import type { UtcDate } from '../../machines/schedule/day'
import { Link } from '../parts/Link'
import { useLocale } from '../words/LocaleContext'
import './DayLinks.css'

type Props = {
  /** Day, or `undefined` while it is unknown. */
  readonly date: UtcDate | undefined
  /** Address of the page of a day; `undefined` if that day cannot be played. */
  readonly addressOf: (date: UtcDate) => string | undefined
}

/** Date of a day between arrows to the days before and after it. */
export function DayLinks({ date, addressOf }: Props) {
  const locale = useLocale()
  const { say } = locale
  if (date === undefined) return <span className="day-links">&nbsp;</span>
  const linkTo = (days: -1 | 1) => {
    const other = dayAfter(date, days)
    const address = addressOf(other)
    if (address === undefined) return <span className="day-link" />
    const name = say(days < 0 ? 'archive.previousDay' : 'archive.nextDay', { date: locale.date(other) })
    return (
      <Link className="day-link" to={address} aria-label={name}>
        <svg viewBox="0 0 10 16" aria-hidden="true">
          <path d={days < 0 ? 'M8.5 1.5 2 8l6.5 6.5' : 'm1.5 1.5 6.5 6.5-6.5 6.5'} />
        </svg>
      </Link>
    )
  }
  return (
    <span className="day-links">
      {linkTo(-1)}
      {locale.date(date)}
      {linkTo(1)}
    </span>
  )
}
