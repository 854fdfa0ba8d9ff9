import { useCallback } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { gameIn } from '../../machines/app'
import type { UtcDate } from '../../machines/day'
import { daysOf, FIRST_DAY, isPlayable, type Month, markOf, monthIn } from '../../machines/journal/archive'
import { roundIn } from '../../machines/journal/storedRound'
import { archiveOf, archivePageOf } from '../../machines/pageOfDay'
import { type DailyPuzzle, pageOf } from '../../machines/puzzle'
import { DAILY_DECKS, type DailyDeck } from '../../machines/schedule/dailies'
import type { WatchedStore } from '../../machines/store'
import { Calendar } from '../../ui/archive/Calendar'
import { CalendarLegend } from '../../ui/archive/CalendarLegend'
import { GameHeader } from '../../ui/board/GameHeader'
import { Footer } from '../../ui/pages/Footer'
import { useLocale } from '../../ui/words/LocaleContext'
import { useApp } from '../contexts'
import { HeaderTools } from '../game/HeaderTools'
import { JournalNotice } from '../game/JournalNotice'
import { useSettings } from '../game/useSettings'
import type { Stays } from '../usePageArrival'
import { useStored } from '../useStored'

type Props = {
  readonly deck: DailyDeck
  /** The month that the address asks for. */
  readonly month: string | null
  /** `undefined` where the page was made. */
  readonly today: UtcDate | undefined
}

/** A month of days, of which only those of the month are read. */
export function ArchiveCalendar({ deck, month: asked, today }: Props) {
  const app = useApp()
  const { say } = useLocale()
  const navigate = useNavigate()
  const [settings, onSettings] = useSettings()
  const month = monthIn(asked, today ?? FIRST_DAY)
  const read = useCallback(
    (store: WatchedStore) => {
      const days = today === undefined ? [] : daysOf(month).filter((date) => isPlayable(date, today))
      return new Map(
        days.map((date) => {
          const puzzle: DailyPuzzle = { kind: 'daily', deck, date }
          // What is played in this page counts, whether it could be stored or not.
          const played = gameIn(app.getSnapshot(), puzzle)?.getSnapshot().context
          return [date, markOf(played ?? roundIn(store, puzzle))]
        }),
      )
    },
    [app, deck, month, today],
  )
  const marks = useStored(read)
  return (
    <>
      <GameHeader
        title={say('archive.heading')}
        subtitle={today === undefined ? '\u00a0' : say(`decks.${deck}`)}
      >
        <HeaderTools deck={deck} settings={settings} onSettings={onSettings} game={undefined} />
      </GameHeader>
      <JournalNotice />
      <main className={today === undefined ? 'archive archive-made' : 'archive'}>
        <nav className="archive-decks" aria-label={say('archive.puzzles')}>
          {DAILY_DECKS.map((name) => (
            <Link key={name} to={`/${archiveOf(name)}`} aria-current={name === deck ? 'page' : undefined}>
              {say(`decks.${name}`)}
            </Link>
          ))}
        </nav>
        <Calendar
          month={month}
          today={today}
          markOn={(date) => marks.get(date) ?? { kind: 'unplayed' }}
          addressOf={(date) => `/${date === today ? pageOf({ deck }) : archivePageOf({ deck, date })}`}
          onMonth={(next: Month) =>
            navigate(`/${archiveOf(deck, { month: next })}`, {
              replace: true,
              state: 'stays' satisfies Stays,
            })
          }
        />
        <div className="archive-side">
          <Link className="button button-quiet" to={`/${archiveOf(deck, { day: 'unplayed' })}`}>
            {say('archive.missed')}
          </Link>
          <CalendarLegend />
          <p>{say('archive.lead')}</p>
        </div>
      </main>
      <Footer />
    </>
  )
}
