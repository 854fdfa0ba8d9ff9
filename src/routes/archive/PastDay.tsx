import { Link } from 'react-router-dom'
import type { UtcDate } from '../../machines/day'
import { isPlayable, monthOf } from '../../machines/journal/archive'
import { archiveOf, playedAt } from '../../machines/pageOfDay'
import type { DailyPuzzle } from '../../machines/puzzle'
import { dailies } from '../../machines/schedule/dailies'
import { DayLinks } from '../../ui/archive/DayLinks'
import { useLocale } from '../../ui/words/LocaleContext'
import { DayScreen } from '../day/DayScreen'

type Props = {
  readonly puzzle: DailyPuzzle
  readonly today: UtcDate
}

/** Puzzle of a past day, played under its own date. */
export function PastDay({ puzzle, today }: Props) {
  const { deck, date } = puzzle
  const { say } = useLocale()
  const calendar = `/${archiveOf(deck, { month: monthOf(date) })}`
  const addressOf = (date: UtcDate) =>
    isPlayable({ deck, date }, today) ? `/${playedAt({ deck, date }, today)}` : undefined
  return (
    <DayScreen
      puzzle={puzzle}
      title={say(dailies[deck].heading)}
      subtitle={<DayLinks date={date} addressOf={addressOf} />}
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
