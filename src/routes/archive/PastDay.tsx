import { Link } from 'react-router-dom'
import type { UtcDate } from '../../machines/day'
import { dayAfter, isPlayable, monthOf } from '../../machines/journal/archive'
import { archiveOf, playedAt } from '../../machines/pageOfDay'
import type { DailyPuzzle } from '../../machines/puzzle'
import { dailies } from '../../machines/schedule/dailies'
import { useLocale } from '../../ui/words/LocaleContext'
import { DayScreen } from '../day/DayScreen'

type Props = {
  readonly puzzle: DailyPuzzle
  readonly today: UtcDate
}

/** Puzzle of a past day, played under its own date. */
export function PastDay({ puzzle, today }: Props) {
  const { deck, date } = puzzle
  const locale = useLocale()
  const { say } = locale
  const calendar = `/${archiveOf(deck, { month: monthOf(date) })}`
  /** Arrow to the previous or next day, if that day is playable. */
  const linkTo = (days: -1 | 1) => {
    const other = dayAfter(date, days)
    if (!isPlayable({ deck, date: other }, today)) return <span className="day-link" />
    const name = locale.date(other)
    return (
      <Link
        className="day-link"
        to={`/${playedAt({ deck, date: other }, today)}`}
        aria-label={
          days < 0 ? say('archive.previousDay', { date: name }) : say('archive.nextDay', { date: name })
        }
      >
        <svg viewBox="0 0 10 16" aria-hidden="true">
          <path d={days < 0 ? 'M8.5 1.5 2 8l6.5 6.5' : 'm1.5 1.5 6.5 6.5-6.5 6.5'} />
        </svg>
      </Link>
    )
  }
  return (
    <DayScreen
      puzzle={puzzle}
      title={say(dailies[deck].heading)}
      subtitle={
        <span className="day-links">
          {linkTo(-1)}
          {locale.date(date)}
          {linkTo(1)}
        </span>
      }
      tools={
        <Link className="icon-button archive-tool" to={calendar} aria-label={say('archive.calendar')}>
          <svg viewBox="0 0 18 18" aria-hidden="true">
            <path d="M2 4h14v12H2zM2 8h14M6 2v4m6-4v4" />
          </svg>
        </Link>
      }
      links={
        <>
          <Link className="button button-quiet" to={`/${archiveOf(deck, { day: 'unplayed' })}`}>
            {say('archive.missed')}
          </Link>
          <Link className="button button-quiet" to={calendar}>
            {say('archive.calendar')}
          </Link>
        </>
      }
    />
  )
}
