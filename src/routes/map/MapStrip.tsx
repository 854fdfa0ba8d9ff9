import { Link } from 'react-router-dom'
import { decks } from '../../geo/decks'
import { maps } from '../../geo/maps/flatMaps'
import { recallsIn } from '../../machines/learning/due'
import { FlatPicture } from '../../ui/map/FlatPicture'
import { useLocale } from '../../ui/words/LocaleContext'
import { FoundCountries } from '../contents/Standing'
import { useStored } from '../useStored'
import './MapStrip.css'

/** The player's map as a strip that leads to it: the world, with the countries that were found. */
export function MapStrip() {
  const { say } = useLocale()
  const recalls = useStored(recallsIn)
  const found = decks.world.codes.filter((code) => (recalls.get(code)?.found ?? 0) > 0)
  return (
    <Link className="map-strip" to="/atlas">
      <FlatPicture className="map-strip-picture" map={maps.world} label="">
        {maps.world.shapesOf(new Set(found)).map(({ code, shape }) => (
          <path key={code} className="map-strip-found" d={shape} />
        ))}
      </FlatPicture>
      <span className="map-strip-name">{say('map.heading')}</span>
      <span className="map-strip-state">
        <FoundCountries />
      </span>
    </Link>
  )
}
