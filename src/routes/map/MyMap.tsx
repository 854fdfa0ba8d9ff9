import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { type CountryCode, countryOf } from '../../geo/countries'
import { type CountryDeckName, decks } from '../../geo/decks'
import { boxOfDeck, deckMap } from '../../geo/maps/deckMaps'
import { readSettings } from '../../machines/journal/settings'
import { recallsIn } from '../../machines/learning/due'
import { foundAmong } from '../../machines/learning/recall'
import { DeckChips } from '../../ui/map/DeckChips'
import { KnowledgeMap, KnowledgeTable } from '../../ui/map/Knowledge'
import { MapLegend } from '../../ui/map/MapLegend'
import { useLocale } from '../../ui/words/LocaleContext'
import { Live, Page } from '../contents/Page'
import { useBrowser } from '../contexts'
import { useStored } from '../useStored'
import { MapPlate } from './MapPlate'
import { RepeatLink } from './RepeatLink'

/** Page with the player's mastery of each country. The map loads after the introduction. */
export default function MyMap() {
  const { say } = useLocale()
  return (
    <Page title={say('map.heading')} className="map-page">
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
  const { say, nameOf } = useLocale()
  const { store, fetchText } = useBrowser()
  const helpId = useId()
  const [{ units }] = useState(() => readSettings(store))
  const [{ deck, box }, setShown] = useState(() => shownOf('world'))
  const [open, setOpen] = useState<CountryCode>()
  const knowledge = useStored(recallsIn)
  const [map] = useState(deckMap)
  const { codes, targets } = decks[deck]
  return (
    <>
      <DeckChips deck={deck} onDeck={(next) => setShown(shownOf(next))} />
      <KnowledgeMap
        map={map}
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
      {open && (
        <MapPlate
          key={open}
          id={open}
          name={nameOf(countryOf(open))}
          knowledge={knowledge}
          units={units}
          fetchText={fetchText}
          onOpen={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** Deck and its box on the map: a new object for each press, so that the map zooms there again. */
function shownOf(deck: CountryDeckName) {
  return { deck, box: boxOfDeck(deck) }
}
