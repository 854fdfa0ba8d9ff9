import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { type UtcDate, utcDateOf } from '../../machines/day'
import { type DailyDeck, deckIn, FIRST_DAY, unplayedDay, wishOf } from '../../machines/journal/archive'
import { archivePageOf } from '../../machines/pageOfDay'
import { keyOf } from '../../machines/puzzle'
import type { Store } from '../../machines/store'
import { GameHeader } from '../../ui/board/GameHeader'
import { MissingPart } from '../../ui/parts/MissingPart'
import { useHydrating } from '../../ui/parts/useHydrating'
import { usePart } from '../../ui/parts/usePart'
import { useLocale } from '../../ui/words/LocaleContext'
import { worldDeckPart } from '../decks/worldDeckPart'
import type { GameScreenProps } from '../gameScreenProps'
import { ArchiveCalendar } from './ArchiveCalendar'
import { archiveOf } from './archiveOf'
import { PastDay } from './PastDay'
import '../../ui/archive/archive.css'

/**
 * The days that were: a calendar of them, or the one that the address asks for. `?day=2026-03-04` is a day of the twenty,
 * with `&deck=world` one of the world, and `?day=unplayed` the last one that was not played; `?month=2026-03` is a month.
 */
export function Archive({ app, browser }: GameScreenProps) {
  const locale = useLocale()
  const isHydrating = useHydrating()
  const { search } = useLocation()
  // Of what follows its path the page knew nothing when it was made.
  const asked = new URLSearchParams(isHydrating ? '' : search)
  // A tab that slept has not heard of a new day.
  useState(() => app.send({ type: 'day.checked', date: utcDateOf(browser.now()) }))
  const today = useSelector(app, (snapshot) => snapshot.context.today)
  const deck = deckIn(asked.get('deck'))
  const world = worldDeckPart(browser, locale)
  const state = usePart(world, deck === 'world')
  if (deck === 'world' && state.kind === 'failed')
    return <Frame missing={<MissingPart attempts={state.attempts} onRetry={world.ask} />} />
  if (deck === 'world' && state.kind !== 'there') return <Frame isBusy />
  const day = asked.get('day')
  if (day === null)
    return (
      <ArchiveCalendar
        app={app}
        browser={browser}
        deck={deck ?? 'twenty'}
        month={asked.get('month')}
        today={isHydrating ? undefined : today}
      />
    )
  const wish = wishOf(day, deck, today)
  switch (wish.kind) {
    case 'day':
      return (
        <PastDay key={keyOf(wish.puzzle)} app={app} browser={browser} puzzle={wish.puzzle} today={today} />
      )
    case 'unplayed':
      return <Unplayed store={browser.store} deck={wish.deck} today={today} />
    case 'future':
      return <Frame text={locale.say('archive.future')} deck={deck} />
    case 'early':
      return <Frame text={locale.say('archive.early', { date: locale.date(FIRST_DAY) })} deck={deck} />
    default:
      return <Frame text={locale.say('archive.invalid')} deck={deck} />
  }
}

type UnplayedProps = {
  readonly store: Store
  readonly deck: DailyDeck
  readonly today: UtcDate
}

/** Leads to the last day that was not played. Thousands of days may have to be read for it, once. */
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
  /** A sentence, with the way back to the calendar. */
  readonly text?: string
  readonly deck?: DailyDeck | undefined
  readonly isBusy?: boolean
  /** Says what could not be fetched. */
  readonly missing?: ReactNode
}

/** The page with neither a calendar nor a day. */
function Frame({ text, deck, isBusy = false, missing }: FrameProps) {
  const { say } = useLocale()
  return (
    <>
      <GameHeader title={say('archive.heading')} subtitle={'\u00a0'} />
      <main className="archive-message" aria-busy={isBusy}>
        {missing}
        {text !== undefined && (
          <>
            <p>{text}</p>
            <Link className="button" to={archiveOf(deck ?? 'twenty')}>
              {say('archive.calendar')}
            </Link>
          </>
        )}
      </main>
    </>
  )
}
