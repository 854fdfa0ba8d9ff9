// All that the map of what is known is drawn from, fetched as one.
import { useEffect, useId, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Browser } from '../../browser'
import { type CountryCode, countryOf, knownCountries } from '../../geo/countries'
import { type DeckName, deckOf } from '../../geo/decks'
import '../../geo/world/decks'
import { deckMapOf } from '../../geo/world/deckMaps'
import { readSettings } from '../../machines/journal/settings'
import { KnowledgeMap } from '../../ui/map/KnowledgeMap'
import { KnowledgeTable } from '../../ui/map/KnowledgeTable'
import { Legend } from '../../ui/map/Legend'
import type { Knowledge } from '../../ui/map/standings'
import { Late } from '../../ui/parts/Late'
import { Part } from '../../ui/parts/part'
import { useLocale } from '../../ui/words/LocaleContext'
import type { Locale } from '../../ui/words/locale'
import { knowledgeIn } from './knowledge'
import { MapPlate } from './MapPlate'

const DECKS: readonly DeckName[] = ['world', 'twenty', 'africa', 'americas', 'asia', 'europe', 'oceania']

const names = new WeakMap<Locale, Part<void>>()

/** What the language of the page calls all countries. */
function namesIn(locale: Locale): Part<void> {
  const part =
    names.get(locale) ??
    new Part(async () => {
      const learn = await locale.names.load()
      learn(knownCountries().map(({ id }) => id))
    })
  names.set(locale, part)
  return part
}

type Props = { readonly browser: Browser }

/** The map, once there are the names of what is on it. */
export function MapDesk({ browser }: Props) {
  return <Late part={namesIn(useLocale())}>{() => <Desk browser={browser} />}</Late>
}

/** The map of a deck, the same as a table, and the plate of the country that was opened. */
function Desk({ browser }: Props) {
  const { say, nameOf } = useLocale()
  const { store, keepWorld, onStored } = browser
  const helpId = useId()
  const [{ deck: practised, units }] = useState(() => readSettings(store))
  const [deck, setDeck] = useState<DeckName>(practised === 'twenty' ? 'world' : practised)
  const [open, setOpen] = useState<CountryCode>()
  const [knowledge, setKnowledge] = useState<Knowledge>(() => knowledgeIn(store))
  useEffect(() => onStored(() => setKnowledge(knowledgeIn(store))), [onStored, store])
  // So that every plate can be opened without a network, too.
  useEffect(keepWorld, [keepWorld])
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
            {DECKS.map((name) => (
              <option key={name} value={name}>
                {say(`decks.${name}`)}
              </option>
            ))}
          </select>
        </label>
        <Legend codes={codes} knowledge={knowledge} />
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
          fetchText={browser.fetchText}
          onOpen={setOpen}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
