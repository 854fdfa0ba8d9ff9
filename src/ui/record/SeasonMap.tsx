import { useId } from 'react'
import type { CountryCode } from '../../geo/countries'
import type { FlatMap } from '../../geo/maps/flatMap'
import type { CountryRecord } from '../../machines/season'
import { FlatPicture } from '../map/FlatPicture'

type Props = {
  readonly map: FlatMap
  readonly label: string
  /** Distance between hatching lines, in units of the map. */
  readonly pitch: number
  readonly countries: ReadonlySet<CountryCode>
  readonly records: ReadonlyMap<CountryCode, CountryRecord>
}

/** Flat map on which countries are shaded by their records. */
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

/** SVG patterns of single and crossed lines, `pitch` units apart, with the ids `${id}lines` and `${id}cross`. */
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

/** Shade of a country: darker the more often it was the target, hatched if it was not always found. */
export type Shade = { readonly className: string; readonly hatch: 'lines' | 'cross' | undefined }

/** Shade of a country's record; a country that was never the target is left blank. */
export function shadeOf(record: Pick<CountryRecord, 'played' | 'won'> | undefined): Shade {
  if (record === undefined) return { className: 'season-blank', hatch: undefined }
  const { played, won } = record
  const depth = `season-depth-${Math.min(played, 3)}`
  if (won === 0) return { className: `${depth} season-never`, hatch: 'cross' }
  return { className: depth, hatch: won < played ? 'lines' : undefined }
}
