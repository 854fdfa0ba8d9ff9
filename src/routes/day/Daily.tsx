import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isCountry } from '../../geo/countries'
import { FIRST_DECK, isCountryDeck } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { DAILY_DECKS, type DailyDeck, dailies } from '../../machines/schedule/dailies'
import type { UtcDate } from '../../machines/schedule/day'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { Link } from '../../ui/parts/Link'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { endings } from '../lazyEndings'
import type { Stays } from '../usePageArrival'
import { DayScreen } from './DayScreen'
import { useDailyPuzzle } from './useDailyPuzzle'

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
      brought={useBroughtGuess()}
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

/** Date of a puzzle in words. The prerendered page leaves it empty, since it does not know the date. */
function DateOfPuzzle({ date }: { readonly date: UtcDate }) {
  const locale = useLocale()
  return useHydrating() ? '\u00a0' : locale.date(date)
}

/** Guess that was picked on the first page; the address forgets it at once, so that a reload does not guess again. */
function useBroughtGuess(): PlaceId | undefined {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const [guess] = useState(() => (isCountry(state?.guess) ? state.guess : undefined))
  useEffect(() => {
    if (guess) navigate(pathname, { replace: true, state: 'stays' satisfies Stays })
  }, [guess, navigate, pathname])
  return guess
}
