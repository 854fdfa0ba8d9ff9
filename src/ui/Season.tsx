import { useId } from 'react'
import { countryOf } from '../geo/countries'
import { decks } from '../geo/decks'
import { europe, world } from '../geo/flatMaps'
import type { CountryRecord } from '../machines/season'
import { adoptStyles } from './adoptStyles'
import { season as texts } from './english'
import { InTongue } from './InTongue'
import styles from './Season.css?inline'
import { Hatches, SeasonMap } from './SeasonMap'
import { shadeOf } from './shade'
import type { Tongue } from './tongue'

adoptStyles(styles)

/** What the legend explains, each by a record that is shaded so. */
const LEGEND = [
  { words: texts.once, played: 1, won: 1 },
  { words: texts.twice, played: 2, won: 2 },
  { words: texts.often, played: 3, won: 3 },
  { words: texts.sometimes, played: 3, won: 1 },
  { words: texts.never, played: 3, won: 0 },
]

type Props = { readonly records: readonly CountryRecord[]; readonly tongue: Tongue }

/** Which countries were the answers of the days played, and how they went: as maps, and as a table. */
export function Season({ records, tongue }: Props) {
  const known = new Map(records.map((record) => [record.country, record]))
  const titleId = useId()
  if (records.length === 0) return null
  return (
    <figure className="season" aria-labelledby={titleId}>
      <figcaption className="season-title" id={titleId}>
        {texts.title}
      </figcaption>
      <SeasonMap map={world} label={texts.world} pitch={8} records={known} />
      <div className="season-row">
        <SeasonMap map={europe} label={texts.europe} pitch={7} records={known} />
        <Legend />
      </div>
      <details className="season-details">
        <summary>{texts.table(records.length, decks.twenty.codes.length)}</summary>
        <table className="season-table">
          <thead>
            <tr>
              <th scope="col">{texts.country}</th>
              <th scope="col">{texts.played}</th>
              <th scope="col">{texts.won}</th>
              <th scope="col">{texts.average}</th>
            </tr>
          </thead>
          <tbody>
            {records.map(({ country, played, won, average }) => (
              <tr key={country}>
                <th scope="row">
                  <InTongue tongue={tongue}>{tongue.nameOf(countryOf(country).name)}</InTongue>
                </th>
                <td>{played}</td>
                <td>{won}</td>
                <td>{won === 0 ? texts.none : tongue.tenths(average)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

/** No list: on a game's screen, list items are guesses. */
function Legend() {
  const id = useId()
  return (
    <div className="season-legend">
      {LEGEND.map(({ words, ...record }, index) => {
        const { className, hatch } = shadeOf(record)
        return (
          <p key={words}>
            <svg
              className={`season-swatch ${className}`}
              viewBox="0 0 24 16"
              aria-hidden="true"
              focusable="false"
            >
              <Hatches id={id + index} pitch={4} />
              <path className="season-country" d="M.5.5h23v15h-23z" />
              {hatch !== undefined && <path d="M.5.5h23v15h-23z" fill={`url(#${id}${index}${hatch})`} />}
            </svg>
            {words}
          </p>
        )
      })}
    </div>
  )
}
