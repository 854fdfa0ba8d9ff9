import { useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { FIRST_DECK } from '../../geo/decks'
import { deckIn, isPlayable, monthOf, requestOf, unplayedDay } from '../../machines/journal/archive'
import { calendarPageOf, pastPageOf, playPageOf } from '../../machines/rules/dayPages'
import { type DailyPuzzle, keyOf } from '../../machines/rules/puzzle'
import type { UtcDate } from '../../machines/schedule/day'
import { DayLinks } from '../../ui/archive/DayLinks'
import { Link } from '../../ui/parts/Link'
import { GameHeader } from '../../ui/parts/PageHeader'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { PageTools } from '../contents/Page'
import { useBrowser } from '../contexts'
import { DayScreen } from '../day/DayScreen'
import { useCheckedDay } from '../record/useRecord'
import { ArchiveCalendar } from './ArchiveCalendar'
import '../../ui/archive/archive.css'
import { type DailyDeck, dailies } from '../../machines/schedule/dailies'

/**
 * Archive of past days: a calendar, or the day named by the query. `?day=2026-03-04` opens a day of the twenty, with
 * `&deck=world` one of the world, and `?day=unplayed` the most recent unplayed day; `?month=2026-03` opens a month of
 * the calendar.
 */
export default function Archive() {
  const { say, date } = useLocale()
  const isHydrating = useHydrating()
  const { search } = useLocation()
  // The prerendered page has no query or fragment.
  const asked = new URLSearchParams(isHydrating ? '' : search)
  const today = useCheckedDay()
  const deck = deckIn(asked.get('deck'))
  const day = asked.get('day')
  if (day === null)
    return (
      <ArchiveCalendar
        deck={deck ?? FIRST_DECK}
        month={asked.get('month')}
        today={isHydrating ? undefined : today}
      />
    )
  const request = requestOf(day, deck, today)
  const refusals = {
    future: say('archive.future'),
    early: say('archive.early', { date: date(dailies[deck ?? FIRST_DECK].first) }),
    none: say('archive.invalid'),
  }
  switch (request.kind) {
    case 'day':
      return <PastDay key={keyOf(request.puzzle)} puzzle={request.puzzle} today={today} />
    case 'unplayed':
      return <Unplayed deck={request.deck} today={today} />
    default:
      return <Frame text={refusals[request.kind]} deck={deck} />
  }
}

type UnplayedProps = { readonly deck: DailyDeck; readonly today: UtcDate }

/** Redirects to the most recent unplayed day. The search may read thousands of days, once. */
function Unplayed({ deck, today }: UnplayedProps) {
  const { store } = useBrowser()
  const { say } = useLocale()
  const [date] = useState(() => unplayedDay(store, deck, today))
  return date === undefined ? (
    <Frame text={say('archive.none')} deck={deck} />
  ) : (
    <Navigate replace to={`/${pastPageOf({ deck, date })}`} />
  )
}

type FrameProps = {
  /** Message above the link back to the calendar. */
  readonly text: string
  readonly deck: DailyDeck | undefined
}

/** Archive page without a calendar or a day. */
function Frame({ text, deck }: FrameProps) {
  const { say } = useLocale()
  return (
    <>
      <GameHeader title={say('places.atlas')} subtitle={'\u00a0'}>
        <PageTools />
      </GameHeader>
      <main className="archive-message">
        <p>{text}</p>
        <Link className="button" to={`/${calendarPageOf(deck ?? FIRST_DECK)}`}>
          {say('archive.calendar')}
        </Link>
      </main>
    </>
  )
}

type DayProps = {
  readonly puzzle: DailyPuzzle
  readonly today: UtcDate
}

/** Puzzle of a past day, played under its own date. */
function PastDay({ puzzle, today }: DayProps) {
  const { deck, date } = puzzle
  const { say } = useLocale()
  const calendar = `/${calendarPageOf(deck, { month: monthOf(date) })}`
  const addressOf = (date: UtcDate) =>
    isPlayable({ deck, date }, today) ? `/${playPageOf({ deck, date }, today)}` : undefined
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
      next={
        <Link className="result-door" to={`/${calendarPageOf(deck, { day: 'unplayed' })}`}>
          {say('archive.missed')}
        </Link>
      }
      links={
        <Link className="result-link" to={calendar}>
          {say('archive.calendar')}
        </Link>
      }
    />
  )
}
