import { Link } from 'react-router-dom'
import { FIRST_DECK } from '../../geo/decks'
import { archiveOf } from '../../machines/pageOfDay'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { useLocale } from '../../ui/words/LocaleContext'
import { standings } from './PageIndex'
import { useOpenSteps } from './useOpenSteps'

type Props = {
  /** Page of the game that is over. */
  readonly after: string
  /** Deck whose missed days come last. */
  readonly deck?: DailyDeck
}

/** Link to what comes next after a game: another step of today that is open, with its status, or else a missed day. */
export function NextLink({ after, deck = FIRST_DECK }: Props) {
  const { say } = useLocale()
  const next = useOpenSteps().find((step) => step !== after)
  return (
    <Link className="button button-quiet" to={`/${next ?? archiveOf(deck, { day: 'unplayed' })}`}>
      <span>
        {say(next ? `${next}.heading` : 'archive.missed')}{' '}
        {next && <span className="visually-hidden">· {standings[next]}</span>}
      </span>
    </Link>
  )
}
