import { Link } from 'react-router-dom'
import { FIRST_DECK } from '../../geo/decks'
import { DAILY_DECKS, type DailyDeck, dailies } from '../../machines/schedule/dailies'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { endings } from '../UnderResult'
import { DateOfPuzzle } from './DateOfPuzzle'
import { DayScreen } from './DayScreen'
import { useDailyPuzzle } from './useDailyPuzzle'

/** Keeps the place of a link that comes late. */
const waiting = <span className="button result-waiting">&nbsp;</span>

type Props = { readonly deck?: DailyDeck }

/** The puzzle of the day: by itself that of the first deck. */
export function Daily({ deck = FIRST_DECK }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  const puzzle = useDailyPuzzle(deck)
  return (
    <DayScreen
      puzzle={puzzle}
      isCurrent
      title={say(`${dailies[deck].page}.heading`)}
      subtitle={<DateOfPuzzle date={puzzle.date} />}
      onReload={browser.reload}
      links={
        <>
          {DAILY_DECKS.filter((other) => other !== deck).map((other) => (
            // How it stands is not known at once; what is missing says so below.
            <LazyBoundary key={other} module={endings} placeholder={waiting} missing={() => waiting}>
              {({ DailyLink }) => <DailyLink deck={other} />}
            </LazyBoundary>
          ))}
          <Link className="button button-quiet" to="/practice">
            {say('daily.practice')}
          </Link>
        </>
      }
    />
  )
}
