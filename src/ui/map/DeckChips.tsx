import { COUNTRY_DECKS, type CountryDeckName, FIRST_DECK } from '../../geo/decks'
import { useLocale } from '../words/LocaleContext'

/** The decks in the order of their chips: the world, its continents, and then the deck that is spread over them. */
const CHIPS: readonly CountryDeckName[] = [
  'world',
  ...COUNTRY_DECKS.filter((name) => name !== 'world' && name !== FIRST_DECK),
  FIRST_DECK,
]

type Props = { readonly deck: CountryDeckName; readonly onDeck: (deck: CountryDeckName) => void }

/** Chips that choose the deck on the map. Pressing the chosen one again returns to the deck after the map was moved. */
export function DeckChips({ deck, onDeck }: Props) {
  const { say } = useLocale()
  return (
    <div className="map-chips" role="group" aria-label={say('map.deck')}>
      {CHIPS.map((name) => (
        <button
          key={name}
          type="button"
          className="map-chip"
          aria-pressed={name === deck}
          onClick={() => onDeck(name)}
        >
          {say(`decks.${name}`)}
        </button>
      ))}
    </div>
  )
}
