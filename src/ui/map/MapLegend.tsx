import type { CountryCode } from '../../geo/countries'
import { useLocale } from '../words/LocaleContext'
import { type Knowledge, STANDINGS, standingOf } from './knowledge'
import { Swatch } from './Swatch'

type Props = { readonly codes: readonly CountryCode[]; readonly knowledge: Knowledge }

/** What the map's shades mean, and how many countries of a deck have each. */
export function MapLegend({ codes, knowledge }: Props) {
  const { say, whole } = useLocale()
  return (
    <ul className="map-legend" aria-label={say('map.legend')}>
      {STANDINGS.map((standing) => (
        <li key={standing}>
          <Swatch standing={standing} />
          <span>{say(`map.${standing}`)}</span>
          <strong>{whole(codes.filter((code) => standingOf(knowledge, code) === standing).length)}</strong>
        </li>
      ))}
    </ul>
  )
}
