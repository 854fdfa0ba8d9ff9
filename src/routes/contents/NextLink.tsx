import { FIRST_DECK, isCountryDeck } from '../../geo/decks'
import { calendarPageOf } from '../../machines/rules/dayPages'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { Link } from '../../ui/parts/Link'
import { useLocale } from '../../ui/words/LocaleContext'
import { standings, useOpenSteps } from './Standing'

type Props = {
  /** Page of the game that is over. */
  readonly after: string
  /** Deck whose missed days come last; for one of regions, the list of such decks does. */
  readonly deck?: DailyDeck
}

/** Link to what comes next after a game: another step of today that is open, with its status, or else a missed day or other regions. */
export function NextLink({ after, deck = FIRST_DECK }: Props) {
  const { say } = useLocale()
  const open = useOpenSteps().find((step) => step !== after)
  const isMissed = open === undefined && isCountryDeck(deck)
  return (
    <Link
      className="result-door"
      to={`/${isMissed ? calendarPageOf(deck, { day: 'unplayed' }) : (open ?? 'practice')}`}
    >
      <span>
        {say(isMissed ? 'archive.missed' : open ? `${open}.heading` : 'states.heading')}{' '}
        {open && <span className="visually-hidden">· {standings[open]}</span>}
      </span>
    </Link>
  )
}
