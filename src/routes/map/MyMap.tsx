import { useId, useState } from 'react'
import type { CountryCode } from '../../geo/countries'
import { decks } from '../../geo/decks'
import { boxOfContinent, boxOfDeck } from '../../geo/maps/deckMaps'
import { recallsIn } from '../../machines/learning/due'
import { foundAmong } from '../../machines/learning/recall'
import { KnowledgeMap, KnowledgeTable, MapKey } from '../../ui/map/Knowledge'
import { Details } from '../../ui/parts/Disclosure'
import { Link } from '../../ui/parts/Link'
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
      <Live
        className="map-desk"
        noScript={
          <div className="map-lead">
            <p>{say('board.noScript')}</p>
            <p>{say('map.about')}</p>
          </div>
        }
      >
        <MapDesk />
      </Live>
    </Page>
  )
}

/** Map of the world, the same data as a table, and the details of the opened country. */
function MapDesk() {
  const { say } = useLocale()
  const helpId = useId()
  const [open, setOpen] = useState<CountryCode>()
  const knowledge = useStored(recallsIn)
  const { due, begin } = useDue()
  const { codes, targets } = decks.world
  const label = say('map.label', { deck: say('decks.world') })
  return (
    <>
      <KnowledgeMap
        {...{ codes, label, helpId, knowledge }}
        // One object, so that the map stays where it was moved to.
        box={WORLD}
        onOpen={setOpen}
        partOf={boxOfContinent}
      >
        <p className="map-measure">
          {say('today.found', { found: foundAmong(knowledge, targets), all: targets.length })}
        </p>
      </KnowledgeMap>
      {knowledge.size > 0 && <MapKey />}
      {begin && (
        <Link className="button map-repeat" to="/practice" onClick={begin}>
          {say('repetition.repeat', { due })}
        </Link>
      )}
      {knowledge.size === 0 && (
        <div className="map-empty">
          <p>{say('map.empty')}</p>
          <Link className="button" to="/practice">
            {say('map.start')}
          </Link>
        </div>
      )}
      <p id={helpId} hidden>
        {say('map.help')}
      </p>
      <Details title={say('map.table')}>
        {() => (
          <div className="map-details">
            <p className="map-help">{say('map.about')}</p>
            <p className="map-help">{say('map.help')}</p>
            <KnowledgeTable caption={label} codes={codes} knowledge={knowledge} onOpen={setOpen} />
          </div>
        )}
      </Details>
      {open && <MapPlate key={open} id={open} onOpen={setOpen} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const WORLD = boxOfDeck('world')
