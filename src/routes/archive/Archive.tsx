import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { FIRST_DECK } from '../../geo/decks'
import type { UtcDate } from '../../machines/day'
import { deckIn, requestOf, unplayedDay } from '../../machines/journal/archive'
import { archiveOf, archivePageOf } from '../../machines/pageOfDay'
import { keyOf } from '../../machines/puzzle'
import type { Store } from '../../machines/store/store'
import { GameHeader } from '../../ui/board/GameHeader'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { PageTools } from '../contents/Page'
import { useBrowser } from '../contexts'
import { useCheckedDay } from '../record/useRecord'
import { ArchiveCalendar } from './ArchiveCalendar'
import { PastDay } from './PastDay'
import '../../ui/archive/archive.css'
import { type DailyDeck, dailies } from '../../machines/schedule/dailies'

/**
 * Archive of past days: a calendar, or the day named by the query. `?day=2026-03-04` opens a day of the twenty, with
 * `&deck=world` one of the world, and `?day=unplayed` the most recent unplayed day; `?month=2026-03` opens a month of
 * the calendar.
 */
export default function Archive() {
  const { store } = useBrowser()
  const locale = useLocale()
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
  switch (request.kind) {
    case 'day':
      return <PastDay key={keyOf(request.puzzle)} puzzle={request.puzzle} today={today} />
    case 'unplayed':
      return <Unplayed store={store} deck={request.deck} today={today} />
    case 'future':
      return <Frame text={locale.say('archive.future')} deck={deck} />
    case 'early':
      return (
        <Frame
          text={locale.say('archive.early', { date: locale.date(dailies[deck ?? FIRST_DECK].first) })}
          deck={deck}
        />
      )
    default:
      return <Frame text={locale.say('archive.invalid')} deck={deck} />
  }
}

type UnplayedProps = {
  readonly store: Store
  readonly deck: DailyDeck
  readonly today: UtcDate
}

/** Redirects to the most recent unplayed day. The search may read thousands of days, once. */
function Unplayed({ store, deck, today }: UnplayedProps) {
  const { say } = useLocale()
  const [date] = useState(() => unplayedDay(store, deck, today))
  return date === undefined ? (
    <Frame text={say('archive.none')} deck={deck} />
  ) : (
    <Navigate replace to={`/${archivePageOf({ deck, date })}`} />
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
      <GameHeader title={say('archive.heading')} subtitle={'\u00a0'}>
        <PageTools />
      </GameHeader>
      <main className="archive-message">
        <p>{text}</p>
        <Link className="button" to={`/${archiveOf(deck ?? FIRST_DECK)}`}>
          {say('archive.calendar')}
        </Link>
      </main>
    </>
  )
}
