import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { CountryCode } from '../../geo/countries'
import { COUNTRY_DECKS, type CountryDeckName, decks, FIRST_DECK } from '../../geo/decks'
import { boxOfDeck } from '../../geo/maps/deckMaps'
import { recallsIn } from '../../machines/learning/due'
import { foundAmong } from '../../machines/learning/recall'
import { KnowledgeMap, KnowledgeTable } from '../../ui/map/Knowledge'
import { MapLegend } from '../../ui/map/MapLegend'
import { useLocale } from '../../ui/words/LocaleContext'
import { Live, Page } from '../contents/Page'
import { useDue } from '../record/useDue'
import { useStored } from '../useStored'
import { MapPlate } from './MapPlate'

/** Page with the player's mastery of each country. The map loads after the introduction. */
export default function MyMap() {
  const { say } = useLocale()
  return (
    <Page title={say('places.atlas')} className="map-page">
      <p className="map-lead">{say('map.lead')}</p>
      <Live className="map-desk" noScript={<p className="map-lead">{say('map.noScript')}</p>}>
        <MapDesk />
      </Live>
      <p className="map-lead">{say('map.about')}</p>
    </Page>
  )
}

/** Map of the world or of a deck, the same data as a table, and the details of the opened country. */
function MapDesk() {
  const { say } = useLocale()
  const helpId = useId()
  const [{ deck, box }, setShown] = useState(() => shownOf('world'))
  const [open, setOpen] = useState<CountryCode>()
  const knowledge = useStored(recallsIn)
  const { codes, targets } = decks[deck]
  return (
    <>
      <DeckChips deck={deck} onDeck={(next) => setShown(shownOf(next))} />
      <KnowledgeMap
        codes={codes}
        box={box}
        label={say('map.label', { deck: say('decks.world') })}
        helpId={helpId}
        knowledge={knowledge}
        onOpen={setOpen}
      >
        <p className="map-measure">
          {say('today.found', { found: foundAmong(knowledge, targets), all: targets.length })}
        </p>
      </KnowledgeMap>
      {knowledge.size === 0 && (
        <div className="map-empty">
          <p>{say('map.empty')}</p>
          <Link className="button" to="/practice">
            {say('map.start')}
          </Link>
        </div>
      )}
      <p className="map-numbers">
        {say('map.numbers', {
          countries: decks.world.codes.length,
          outlines: decks.world.targets.length,
          twenty: decks.twenty.targets.length,
        })}
      </p>
      <div className="map-under">
        <MapLegend codes={codes} knowledge={knowledge} />
        <RepeatLink deck={deck} />
      </div>
      <p className="map-help" id={helpId}>
        {say('map.help')}
      </p>
      <details className="map-details">
        <summary>{say('map.table')}</summary>
        <KnowledgeTable
          caption={say('map.label', { deck: say(`decks.${deck}`) })}
          codes={codes}
          knowledge={knowledge}
          onOpen={setOpen}
        />
      </details>
      {open && <MapPlate key={open} id={open} onOpen={setOpen} onClose={() => setOpen(undefined)} />}
    </>
  )
}

/** Deck and its box on the map: a new object for each press, so that the map zooms there again. */
function shownOf(deck: CountryDeckName) {
  return { deck, box: boxOfDeck(deck) }
}

/** The decks in the order of their chips: the world, its continents, and then the deck that is spread over them. */
const CHIPS: readonly CountryDeckName[] = [
  'world',
  ...COUNTRY_DECKS.filter((name) => name !== 'world' && name !== FIRST_DECK),
  FIRST_DECK,
]

type ChipsProps = { readonly deck: CountryDeckName; readonly onDeck: (deck: CountryDeckName) => void }

/** Chips that choose the deck on the map. Pressing the chosen one again returns to the deck after the map was moved. */
function DeckChips({ deck, onDeck }: ChipsProps) {
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

/** Number of countries due in a deck, with a link to practise them; empty if none is due. */
function RepeatLink({ deck }: { readonly deck: CountryDeckName }) {
  const { say } = useLocale()
  const { due, begin } = useDue(deck)
  if (begin === undefined) return null
  return (
    <Link className="button map-repeat" to="/practice" onClick={begin}>
      {say('repetition.repeat', { due })}
    </Link>
  )
}
