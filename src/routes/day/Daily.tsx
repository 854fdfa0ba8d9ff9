import { useLayoutEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { FIRST_DECK, isCountryDeck } from '../../geo/decks'
import { dailyPuzzleOf } from '../../machines/app'
import { type UtcDate, utcDateOf } from '../../machines/day'
import { roundIn } from '../../machines/journal/storedRound'
import { gameIn } from '../../machines/openGames'
import type { DailyPuzzle } from '../../machines/puzzle'
import { DAILY_DECKS, type DailyDeck, dailies } from '../../machines/schedule/dailies'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { useApp, useBrowser } from '../contexts'
import { endings } from '../lazyEndings'
import { DayScreen } from './DayScreen'

/** Page of the daily puzzle of the deck that has this page. */
export default function Daily({ page }: { readonly page: string }) {
  const deck = DAILY_DECKS.find((each) => page === `/${dailies[each].page}`) ?? FIRST_DECK
  return <Day key={deck} deck={deck} />
}

function Day({ deck }: { readonly deck: DailyDeck }) {
  const browser = useBrowser()
  const { say } = useLocale()
  const puzzle = useDailyPuzzle(deck)
  return (
    <DayScreen
      puzzle={puzzle}
      title={say(dailies[deck].heading)}
      subtitle={<DateOfPuzzle date={puzzle.date} />}
      onReload={browser.reload}
      next={
        <LazyBoundary module={endings}>
          {({ NextLink }) => <NextLink after={dailies[deck].page} deck={deck} />}
        </LazyBoundary>
      }
      links={
        <Link className="result-link" to={isCountryDeck(deck) ? '/practice' : `/practice?deck=${deck}`}>
          {say('daily.practice')}
        </Link>
      }
    />
  )
}

/** Daily puzzle of a deck, unchanged from opening the screen until leaving it. */
function useDailyPuzzle(deck: DailyDeck): DailyPuzzle {
  const app = useApp()
  const { now, store } = useBrowser()
  const [puzzle] = useState(() => {
    const snapshot = app.getSnapshot()
    const roundOf = (day: DailyPuzzle) => gameIn(snapshot, day)?.getSnapshot().context ?? roundIn(store, day)
    return dailyPuzzleOf(snapshot, deck, utcDateOf(now()), roundOf)
  })
  useLayoutEffect(() => {
    app.send({ type: 'day.checked', date: utcDateOf(now()) })
    app.send({ type: 'day.shown', puzzle })
  }, [app, now, puzzle])
  return puzzle
}

/** Date of a puzzle in words. The prerendered page leaves it empty, since it does not know the date. */
function DateOfPuzzle({ date }: { readonly date: UtcDate }) {
  const locale = useLocale()
  return useHydrating() ? '\u00a0' : locale.date(date)
}
