import { useId } from 'react'
import type { CountryCode } from '../../geo/countries'
import type { FlatMap } from '../../geo/maps/flatMap'
import type { CountryRecord } from '../../machines/season'
import { FlatPicture } from '../map/FlatPicture'

type Props = {
  readonly map: FlatMap
  readonly label: string
  /** How far apart hatching lines are, in units of the map. */
  readonly pitch: number
  readonly countries: ReadonlySet<CountryCode>
  readonly records: ReadonlyMap<CountryCode, CountryRecord>
}

/** A flat map on which some countries are shaded by how they fared. */
export function SeasonMap({ map, label, pitch, countries, records }: Props) {
  const id = useId()
  return (
    <FlatPicture className="season-map" map={map} label={label}>
      <Hatches id={id} pitch={pitch} />
      {map.shapesOf(countries).map(({ code, shape }) => {
        const { className, hatch } = shadeOf(records.get(code))
        return (
          <g key={code} className={className}>
            <path className="season-country" d={shape} />
            {hatch !== undefined && <path d={shape} fill={`url(#${id}${hatch})`} />}
          </g>
        )
      })}
    </FlatPicture>
  )
}

/** Lines in one direction, and in two, so many units apart, as patterns that are called by `id` and their name. */
export function Hatches({ id, pitch }: { readonly id: string; readonly pitch: number }) {
  return (
    <defs>
      {(['lines', 'cross'] as const).map((hatch) => (
        <pattern
          key={hatch}
          id={id + hatch}
          width={pitch}
          height={pitch}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path
            className="map-stripe"
            d={`M0 0V${pitch}${hatch === 'cross' ? `M0 0H${pitch}` : ''}`}
            strokeWidth={pitch * 0.7}
          />
        </pattern>
      ))}
    </defs>
  )
}

/** How a country is shaded: deeper the more often it was the answer, hatched where it was not always found. */
export type Shade = { readonly className: string; readonly hatch: 'lines' | 'cross' | undefined }

/** The shade of a record; a country that was not yet the answer is left blank. */
export function shadeOf(record: Pick<CountryRecord, 'played' | 'won'> | undefined): Shade {
  if (record === undefined) return { className: 'season-blank', hatch: undefined }
  const { played, won } = record
  const depth = `season-depth-${Math.min(played, 3)}`
  if (won === 0) return { className: `${depth} season-never`, hatch: 'cross' }
  return { className: depth, hatch: won < played ? 'lines' : undefined }
}
