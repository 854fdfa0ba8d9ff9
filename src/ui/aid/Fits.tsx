import type { CountryCode } from '../../geo/countries'
import { maps } from '../../geo/maps/flatMaps'
import { FlatPicture } from '../map/FlatPicture'
import { useLocale } from '../words/LocaleContext'
import { inNameOrder, listed } from '../words/lists'
import './Fit.css'

/** How many countries are named at most; more are only on the map. */
const NAMED = 20

/** The countries that still fit the hints: on a map of the world, and by name where they are few. */
export function Fits({ countries }: { readonly countries: readonly CountryCode[] }) {
  const locale = useLocale()
  const { say } = locale
  const { world } = maps
  // In an order that tells no more of one than of another.
  const names = inNameOrder(countries, locale).map(({ name }) => name)
  return (
    <>
      <FlatPicture className="fit-map" map={world} label={say('aid.map')}>
        {world.shapesOf(countries).map(({ code, shape }) => (
          <path key={code} className="fit-country" d={shape} />
        ))}
      </FlatPicture>
      {/* No list: on a game's screen, list items are guesses. */}
      {names.length <= NAMED && <p>{listed(names, say)}</p>}
      <p className="fit-noted">{say('aid.noted')}</p>
    </>
  )
}
