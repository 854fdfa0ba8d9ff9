import { isCountry } from '../../geo/countries'
import { maps } from '../../geo/maps/flatMaps'
import type { PlaceId } from '../../geo/place'
import { Dialog } from '../dialogs/Dialog'
import { FlatPicture } from '../map/FlatPicture'
import { useLocale } from '../words/LocaleContext'
import { inNameOrder, listed } from '../words/lists'
import './Fit.css'

/** Most countries that are listed by name; a larger set is only shown on the map. */
const NAMED = 20

type Props = {
  /** Countries that still fit the hints of a round. */
  readonly countries: readonly PlaceId[]
  readonly onClose: () => void
}

/** Dialog with the countries that still fit the hints: shown on a map of the world, and listed by name if there are few. */
export function FitDialog({ countries, onClose }: Props) {
  const locale = useLocale()
  const { say } = locale
  const { world } = maps
  const onMap = countries.filter(isCountry)
  // Alphabetical order, so that the position in the list gives no further hint.
  const names = inNameOrder(countries, locale).map(({ name }) => name)
  return (
    <Dialog title={say('rules.fit')} onClose={onClose}>
      {onMap.length > 0 && (
        <FlatPicture className="fit-map" map={world} label={say('fit.map')}>
          {world.shapesOf(onMap).map(({ code, shape }) => (
            <path key={code} className="fit-country" d={shape} />
          ))}
        </FlatPicture>
      )}
      {/* Paragraphs instead of a list: on the screen of a game, every list item is a guess. */}
      {names.length <= NAMED && <p>{listed(names, say)}</p>}
    </Dialog>
  )
}
