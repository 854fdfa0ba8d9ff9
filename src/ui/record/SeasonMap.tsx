import { useId } from 'react'
import type { CountryCode } from '../../geo/countries'
import type { FlatMap } from '../../geo/maps/flatMap'
import type { CountryRecord } from '../../machines/season'
import { shadeOf } from './shade'

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
  const shapes = map.shapesOf(countries)
  return (
    <svg className="season-map" viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={label}>
      <Hatches id={id} pitch={pitch} />
      <path className="season-land" d={map.land} />
      <path className="season-border" d={map.borders} />
      {shapes.map(({ code, shape }) => {
        const { className, hatch } = shadeOf(records.get(code))
        return (
          <g key={code} className={className}>
            <path className="season-country" d={shape} />
            {hatch !== undefined && <path d={shape} fill={`url(#${id}${hatch})`} />}
          </g>
        )
      })}
    </svg>
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
            className="season-hatch"
            d={`M0 0V${pitch}${hatch === 'cross' ? `M0 0H${pitch}` : ''}`}
            strokeWidth={pitch * 0.7}
          />
        </pattern>
      ))}
    </defs>
  )
}
