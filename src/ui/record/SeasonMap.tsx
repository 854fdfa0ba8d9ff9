import { useId } from 'react'
import type { CountryCode } from '../../geo/countries'
import type { FlatMap } from '../../geo/maps/flatMap'
import type { CountryRecord } from '../../machines/season'
import { FlatPicture } from '../map/FlatPicture'
import { type Hatch, Hatches } from '../map/Hatches'

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

/** Shade of a country, and its hatching if it was not always found. */
export type Shade = { readonly className: string; readonly hatch: Hatch | undefined }

/** Shade of a country's record; a country that was never the target is left blank. */
export function shadeOf(record: Pick<CountryRecord, 'played' | 'won'> | undefined): Shade {
  if (record === undefined) return { className: 'season-blank', hatch: undefined }
  if (record.won === record.played) return { className: 'season-always', hatch: undefined }
  return record.won === 0
    ? { className: 'season-never', hatch: 'cross' }
    : { className: 'season-sometimes', hatch: 'lines' }
}
