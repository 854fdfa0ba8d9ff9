import { Link } from 'react-router-dom'
import type { DeckName } from '../../geo/decks'
import { useLocale } from '../../ui/words/LocaleContext'
import type { GameScreenProps } from '../gameScreenProps'
import { DateOfPuzzle } from './DateOfPuzzle'
import { DayScreen } from './DayScreen'
import { useDailyPuzzle } from './useDailyPuzzle'

type Props = GameScreenProps & { readonly deck?: DeckName }

/** The puzzle of the day: by itself that of the twenty. */
export function Daily({ app, browser, deck = 'twenty' }: Props) {
  const { say } = useLocale()
  const puzzle = useDailyPuzzle(app, deck, browser)
  return (
    <DayScreen
      app={app}
      browser={browser}
      puzzle={puzzle}
      title={say(deck === 'twenty' ? 'daily.heading' : 'world.heading')}
      subtitle={<DateOfPuzzle date={puzzle.date} />}
      onReload={browser.reload}
      links={
        <>
          <Link className="button button-quiet" to="/practice">
            {say('daily.practice')}
          </Link>
          <Link className="button button-quiet" to={deck === 'twenty' ? '/world' : '/daily'}>
            {say(deck === 'twenty' ? 'daily.world' : 'practice.daily')}
          </Link>
        </>
      }
    />
  )
}
