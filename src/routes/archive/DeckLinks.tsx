import { isCountryDeck } from '../../geo/decks'
import { DAILY_DECKS, type DailyDeck } from '../../machines/schedule/dailies'
import { Link } from '../../ui/parts/Link'
import { useLocale } from '../../ui/words/LocaleContext'
import '../../ui/archive/archive.css'

type Props = {
  /** Deck on the screen. */
  readonly deck: DailyDeck
  readonly addressOf: (deck: DailyDeck) => string
}

/** Links to the same page of another daily puzzle: those of countries, and that of regions which is shown. */
export function DeckLinks({ deck, addressOf }: Props) {
  const { say } = useLocale()
  return (
    <nav className="archive-decks" aria-label={say('archive.puzzles')}>
      {DAILY_DECKS.filter((name) => isCountryDeck(name) || name === deck).map((name) => (
        <Link key={name} to={`/${addressOf(name)}`} aria-current={name === deck ? 'page' : undefined}>
          {say(`decks.${name}`)}
        </Link>
      ))}
    </nav>
  )
}
