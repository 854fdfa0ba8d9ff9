import { Link } from 'react-router-dom'
import { FIRST_DECK } from '../../geo/decks'
import { DAILY_DECKS, type DailyDeck, dailies } from '../../machines/schedule/dailies'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { DateOfPuzzle } from './DateOfPuzzle'
import { DayScreen } from './DayScreen'
import { useDailyPuzzle } from './useDailyPuzzle'

/** What the way from one daily puzzle to another is called. */
const OTHERS = { daily: 'practice.daily', world: 'daily.world' } as const

type Props = { readonly deck?: DailyDeck }

/** The puzzle of the day: by itself that of the first deck. */
export function Daily({ deck = FIRST_DECK }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  const puzzle = useDailyPuzzle(deck)
  const others = DAILY_DECKS.filter((other) => other !== deck).map((other) => dailies[other].page)
  return (
    <DayScreen
      puzzle={puzzle}
      title={say(`${dailies[deck].page}.heading`)}
      subtitle={<DateOfPuzzle date={puzzle.date} />}
      onReload={browser.reload}
      links={
        <>
          <Link className="button button-quiet" to="/practice">
            {say('daily.practice')}
          </Link>
          {others.map((page) => (
            <Link key={page} className="button button-quiet" to={`/${page}`}>
              {say(OTHERS[page])}
            </Link>
          ))}
        </>
      }
    />
  )
}
