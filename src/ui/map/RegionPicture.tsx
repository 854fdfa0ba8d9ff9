import type { RegionView } from '../../geo/maps/regionMap'
import { placeOf } from '../../geo/places'
import { barsOf } from '../../geo/proximity'
import { hintsOf } from '../../machines/rules/hint'
import type { Round } from '../../machines/rules/round'
import { useLocale } from '../words/LocaleContext'
import { FlatPicture } from './FlatPicture'
import './RegionPicture.css'

type Props = { readonly map: RegionView; readonly round: Round }

/** Part of a country with the region that was sought and the numbered guesses, the nearer the stronger. */
export function RegionPicture({ map, round }: Props) {
  const { say, nameOf, whole } = useLocale()
  const { target } = round
  const { centroid, lang } = placeOf(target)
  const answer = nameOf(placeOf(target))
  const wrong = hintsOf(round).filter(({ isCorrect }) => !isCorrect)
  const [x, y] = map.spotOf(centroid)
  return (
    <section className="region-map" aria-labelledby="region-map">
      <h3 id="region-map">{say('globe.onMap')}</h3>
      <FlatPicture className="region-picture" map={map} label={say('globe.regionOf', { answer })}>
        {wrong.map(({ country, proximity }) => (
          <path
            key={country.id}
            className={`region-guess region-bars-${barsOf(proximity)}`}
            d={map.shapeOf(country.id)}
          />
        ))}
        <path className="region-answer" d={map.shapeOf(target)} />
        <circle className="region-spot" cx={x} cy={y} r={3.5} />
        {wrong.map(({ country }, index) => {
          const [x, y] = map.spotOf(country.centroid)
          return (
            <g key={country.id} className="region-number">
              <circle cx={x} cy={y} r={7} />
              <text x={x} y={y}>
                {whole(index + 1)}
              </text>
            </g>
          )
        })}
        <text
          className="region-name"
          x={Math.min(Math.max(x, 60), map.width - 60)}
          y={y < 20 ? y + 16 : y - 8}
          lang={lang}
        >
          {answer}
        </text>
      </FlatPicture>
    </section>
  )
}
