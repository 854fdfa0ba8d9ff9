import type { CountryCode } from '../../geo/countries'
import type { FlatMap } from '../../geo/maps/flatMap'
import { maps } from '../../geo/maps/flatMaps'
import { Dialog } from '../../ui/dialogs/Dialog'
import { FlatPicture } from '../../ui/map/FlatPicture'
import { useLocale } from '../../ui/words/LocaleContext'
import { inNameOrder } from '../../ui/words/lists'
import '../../ui/map/NumberedMaps.css'

type Props = {
  readonly codes: readonly CountryCode[]
  readonly onClose: () => void
}

/**
 * Dialog with the countries of which one is the answer: their names in alphabetical order, each with the number that it
 * has on a map of the world or of Europe.
 */
export function NamesDialog({ codes, onClose }: Props) {
  const locale = useLocale()
  const { say, whole } = locale
  const named = inNameOrder(codes, locale)
  const order = named.map((country) => country.code)
  const isEuropean = (code: CountryCode) => isWithin(maps.europe, code)
  const picture = (map: FlatMap, label: string, isNumbered: (code: CountryCode) => boolean) => (
    <FlatPicture className="numbered-map" map={map} label={label}>
      {map.shapesOf(codes).map(({ code, shape }) => (
        <path key={code} className="numbered-country" d={shape} />
      ))}
      {map.shapesOf(order.filter(isNumbered)).map(({ code, spot: [x, y] }) => (
        <text key={code} className="numbered-number" x={x} y={y}>
          {whole(order.indexOf(code) + 1)}
        </text>
      ))}
    </FlatPicture>
  )
  return (
    <Dialog title={say('guesses.twenty')} onClose={onClose}>
      <div className="numbered">
        {picture(maps.world, say('guesses.twenty'), (code) => !isEuropean(code))}
        {picture(maps.europe, say('map.europe'), isEuropean)}
        <ol className="numbered-names">
          {named.map(({ code, name }) => (
            <li key={code}>{name}</li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}

/** Whether the centre of a country is on a map. */
function isWithin(map: FlatMap, code: CountryCode): boolean {
  return map.shapesOf([code]).every(({ spot: [x, y] }) => x > 0 && x < map.width && y > 0 && y < map.height)
}
