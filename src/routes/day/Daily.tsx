import { Link } from 'react-router-dom'
import { FIRST_DECK } from '../../geo/decks'
import { DAILY_DECKS, type DailyDeck, dailies } from '../../machines/schedule/dailies'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { DailyLink } from './DailyLink'
import { DateOfPuzzle } from './DateOfPuzzle'
import { DayScreen } from './DayScreen'
import { useDailyPuzzle } from './useDailyPuzzle'

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
            <DailyLink key={other} deck={other} />
          ))}
          <Link className="button button-quiet" to="/practice">
            {say('daily.practice')}
          </Link>
        </>
      }
    />
  )
}
