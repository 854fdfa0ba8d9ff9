// All that the map of what is known is drawn from, fetched as one.
import { useId, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { type CountryCode, countryOf } from '../../geo/countries'
import { DECK_NAMES, type DeckName, deckOf, FIRST_DECK } from '../../geo/decks'
import { deckMapOf } from '../../geo/maps/deckMaps'
import { reviewLogOf } from '../../machines/journal/reviewLog'
import { readSettings } from '../../machines/journal/settings'
import { recallsOf } from '../../machines/learning/recall'
import type { WatchedStore } from '../../machines/store'
import { KnowledgeMap } from '../../ui/map/KnowledgeMap'
import { KnowledgeTable } from '../../ui/map/KnowledgeTable'
import { MapLegend } from '../../ui/map/MapLegend'
import type { Knowledge } from '../../ui/map/standings'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useStored } from '../useStored'
import { MapPlate } from './MapPlate'

/** The map of a deck, the same as a table, and the plate of the country that was opened. */
export function MapDesk() {
  const { say, nameOf } = useLocale()
  const { store, fetchText } = useBrowser()
  const helpId = useId()
  const [{ deck: practised, units }] = useState(() => readSettings(store))
  const [deck, setDeck] = useState<DeckName>(practised === FIRST_DECK ? 'world' : practised)
  const [open, setOpen] = useState<CountryCode>()
  const knowledge = useStored(knowledgeIn)
  const map = useMemo(() => deckMapOf(deck), [deck])
  const { codes } = deckOf(deck)
  return (
    <>
      {knowledge.size === 0 && (
        <div className="map-empty">
          <p>{say('map.empty')}</p>
          <Link className="button" to="/practice">
            {say('map.start')}
          </Link>
        </div>
      )}
      <div className="map-tools">
        <label className="map-deck">
          {say('map.deck')}
          <select value={deck} onChange={({ target }) => setDeck(target.value as DeckName)}>
            {DECK_NAMES.map((name) => (
              <option key={name} value={name}>
                {say(`decks.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <MapLegend codes={codes} knowledge={knowledge} />
      </div>
      <KnowledgeMap
        map={map}
        label={say('map.label', { deck: say(`decks.${deck}`) })}
        helpId={helpId}
        knowledge={knowledge}
        onOpen={setOpen}
      />
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
          known={knowledge.get(open)}
          units={units}
          fetchText={fetchText}
          onOpen={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

/** How well each country that was met is known, by what is stored; empty where the store cannot be read. */
function knowledgeIn(store: WatchedStore): Knowledge {
  return recallsOf(reviewLogOf(store).reviews())
}
