import { useNavigate } from 'react-router-dom'
import type { AppActor } from '../../machines/app'
import {
  type DayStatus,
  dayStatusOf,
  daysOf,
  isPlayable,
  type Month,
  monthIn,
} from '../../machines/journal/archive'
import { readDays, roundIn } from '../../machines/journal/storedRound'
import { daysPlayedIn, gameIn } from '../../machines/openGames'
import { streaksOf } from '../../machines/record/streaks'
import { calendarPageOf, playPageOf } from '../../machines/rules/dayPages'
import type { DailyPuzzle } from '../../machines/rules/puzzle'
import { type DailyDeck, dailies } from '../../machines/schedule/dailies'
import type { UtcDate } from '../../machines/schedule/day'
import type { WatchedStore } from '../../machines/store/store'
import { Calendar } from '../../ui/archive/Calendar'
import { CalendarLegend } from '../../ui/archive/MarkSign'
import { Details } from '../../ui/parts/Disclosure'
import { Link } from '../../ui/parts/Link'
import { useLocale } from '../../ui/words/LocaleContext'
import { Footer } from '../contents/Footer'
import { useApp } from '../contexts'
import { GameTop } from '../game/GameTop'
import { useStamps } from '../outlines/useStamps'
import type { Stays } from '../usePageArrival'
import { useStored } from '../useStored'
import { DeckLinks } from './DeckLinks'

type Props = {
  readonly deck: DailyDeck
  /** Month requested by the query. */
  readonly month: string | null
  /** `undefined` on the prerendered page. */
  readonly today: UtcDate | undefined
}

/** Calendar of one month. Rest days depend on all days of the deck, which are read once for all months. */
export function ArchiveCalendar({ deck, month: asked, today }: Props) {
  const app = useApp()
  const { say } = useLocale()
  const { first: begin } = dailies[deck]
  const navigate = useNavigate()
  const month = monthIn(asked, deck, today ?? begin)
  const marks = useStored(marksIn, app, deck, month, today)
  const restDays = useStored(restDaysIn, app, deck, today)
  const stamps = useStamps(
    deck,
    [...marks.values()].some(({ kind }) => kind === 'won' || kind === 'lost'),
  )
  return (
    <>
      <GameTop title={say('places.atlas')} />
      <main className={today === undefined ? 'archive archive-made' : 'archive'}>
        <DeckLinks deck={deck} addressOf={calendarPageOf} />
        <Calendar
          month={month}
          begin={begin}
          today={today}
          markOn={(date) => marks.get(date) ?? { kind: 'unplayed' }}
          restDays={restDays}
          stamps={stamps}
          addressOf={(date) => `/${playPageOf({ deck, date }, today)}`}
          onMonth={(next: Month) =>
            navigate(`/${calendarPageOf(deck, { month: next })}`, {
              replace: true,
              state: 'stays' satisfies Stays,
            })
          }
        />
        <div className="archive-side">
          <Link className="button button-quiet" to={`/${calendarPageOf(deck, { day: 'unplayed' })}`}>
            {say('archive.missed')}
          </Link>
          <p>{say('archive.lead')}</p>
          <Details title={say('archive.legend')}>{() => <CalendarLegend />}</Details>
        </div>
      </main>
      <Footer />
    </>
  )
}

/** Status of each playable day in a month. Games played in this page count even if they could not be stored. */
function marksIn(store: WatchedStore, app: AppActor, deck: DailyDeck, month: Month, today?: UtcDate) {
  const marks = new Map<UtcDate, DayStatus>()
  if (today === undefined) return marks
  for (const date of daysOf(month).filter((each) => isPlayable({ deck, date: each }, today))) {
    const puzzle: DailyPuzzle = { kind: 'daily', deck, date }
    const played = gameIn(app.getSnapshot(), puzzle)?.getSnapshot().context
    marks.set(date, dayStatusOf(played ?? roundIn(store, puzzle)))
  }
  return marks
}

/** Rest days in all streaks of a deck. */
function restDaysIn(store: WatchedStore, app: AppActor, deck: DailyDeck, today?: UtcDate) {
  if (today === undefined) return new Set<UtcDate>()
  const played = daysPlayedIn(app.getSnapshot(), deck)
  const dates = new Set(played.map(({ puzzle }) => puzzle.date))
  const stored = readDays(store, deck).filter(({ puzzle }) => !dates.has(puzzle.date))
  return streaksOf([...stored, ...played], today).covered
}
