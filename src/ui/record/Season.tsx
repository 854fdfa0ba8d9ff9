import { useId } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import type { FlatMap } from '../../geo/maps/flatMap'
import { maps } from '../../geo/maps/flatMaps'
import type { CountryRecord } from '../../machines/statistics'
import { FlatPicture } from '../map/FlatPicture'
import { type Hatch, Hatches } from '../map/Hatches'
import { Table } from '../parts/Table'
import { useLocale } from '../words/LocaleContext'
import './Season.css'

/** Entries of the legend, the best first, each with an example record that has its shade. */
const LEGEND = [
  { words: 'season.always', record: { played: 1, won: 1 } },
  { words: 'season.sometimes', record: { played: 2, won: 1 } },
  { words: 'season.never', record: { played: 1, won: 0 } },
  { words: 'map.unmet', record: undefined },
] as const

type Props = {
  readonly records: readonly CountryRecord[]
  /** Number of countries that can be a target. */
  readonly all: number
  /** Countries that are drawn even without a record. */
  readonly always: readonly CountryCode[]
}

/** Targets of the days played and their outcomes, as maps and as a table. */
export function Season({ records, all, always }: Props) {
  const { say, nameOf, tenths } = useLocale()
  const known = new Map(records.map((record) => [record.country, record]))
  const shown = new Set([...always, ...known.keys()])
  const titleId = useId()
  if (records.length === 0) return null
  return (
    <figure className="season" aria-labelledby={titleId}>
      <figcaption className="season-title" id={titleId}>
        {say('season.title')}
      </figcaption>
      <SeasonMap map={maps.world} label={say('season.world')} pitch={8} countries={shown} records={known} />
      <div className="season-row">
        <SeasonMap
          map={maps.europe}
          label={say('season.europe')}
          pitch={7}
          countries={shown}
          records={known}
        />
        <Legend />
      </div>
      <details className="season-details">
        <summary>{say('season.table', { count: records.length, all })}</summary>
        <Table
          className="season-table"
          heads={[say('season.country'), say('season.played'), say('season.won'), say('season.average')]}
        >
          <tbody>
            {records.map(({ country, played, won, average }) => (
              <tr key={country}>
                <th scope="row">{nameOf(countryOf(country))}</th>
                <td>{played}</td>
                <td>{won}</td>
                <td>{won === 0 ? say('season.none') : tenths(average)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </figure>
  )
}

/** Legend of the shades, in paragraphs: on the screen of a game, every list item is a guess. */
function Legend() {
  const { say } = useLocale()
  const id = useId()
  return (
    <div className="season-legend">
      {LEGEND.map(({ words, record }, index) => {
        const { className, hatch } = shadeOf(record)
        return (
          <p key={words}>
            <svg className={`season-swatch ${className}`} viewBox="0 0 24 16" aria-hidden="true">
              <Hatches id={id + index} pitch={4} />
              <path className="season-country" d="M.5.5h23v15h-23z" />
              {hatch !== undefined && <path d="M.5.5h23v15h-23z" fill={`url(#${id}${index}${hatch})`} />}
            </svg>
            {say(words)}
          </p>
        )
      })}
    </div>
  )
}

type MapProps = {
  readonly map: FlatMap
  readonly label: string
  /** Distance between hatching lines, in units of the map. */
  readonly pitch: number
  readonly countries: ReadonlySet<CountryCode>
  readonly records: ReadonlyMap<CountryCode, CountryRecord>
}

/** Flat map on which countries are shaded by their records. */
function SeasonMap({ map, label, pitch, countries, records }: MapProps) {
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
type Shade = { readonly className: string; readonly hatch: Hatch | undefined }

/** Shade of a country's record; a country that was never the target is left blank. */
function shadeOf(record: Pick<CountryRecord, 'played' | 'won'> | undefined): Shade {
  if (record === undefined) return { className: 'season-blank', hatch: undefined }
  if (record.won === record.played) return { className: 'season-always', hatch: undefined }
  return record.won === 0
    ? { className: 'season-never', hatch: 'cross' }
    : { className: 'season-sometimes', hatch: 'lines' }
}
