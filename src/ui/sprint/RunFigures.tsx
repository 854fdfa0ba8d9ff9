import { useId } from 'react'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import { foundByFriend, MINUTES, outcomeOfRace, type RaceLink } from '../../machines/sprint/raceLink'
import { type Run, tallyOf } from '../../machines/sprint/run'
import { foundByMinute, type RunRecord } from '../../machines/sprint/runs'
import { Table } from '../parts/Table'
import { useLocale } from '../words/LocaleContext'
import { NamedPlace } from '../words/NamedPlace'
import '../record/StatisticsPanel.css'

type ScoresProps = {
  /** Number of outlines found in the run. */
  readonly found: number
  /** Record of the other runs of its kind. */
  readonly record: RunRecord
}

/** Result of a run beside the player's best and mean, as numbers and as bars. */
export function RunScores({ found, record: { best, mean } }: ScoresProps) {
  const { say, tenths } = useLocale()
  const scores = { 'sprint.thisRun': found, 'sprint.record': best, 'sprint.mean': mean }
  const names = Object.keys(scores) as readonly (keyof typeof scores)[]
  return (
    <table className="distribution run-scores">
      <tbody>
        {names.map((name) => (
          <tr key={name} className={name === 'sprint.thisRun' ? 'distribution-today' : undefined}>
            <th scope="row">{say(name)}</th>
            <td className="distribution-cell" aria-hidden="true">
              <div
                className="distribution-bar"
                style={{ inlineSize: `${(scores[name] / Math.max(found, best, 1)) * 100}%` }}
              />
            </td>
            <td>{tenths(scores[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type RaceProps = { readonly run: Run; readonly friend: RaceLink }

/** Comparison of the player's run with a friend's, minute by minute, and the winner. */
export function RaceTable({ run, friend }: RaceProps) {
  const { say, whole } = useLocale()
  const own = foundByMinute(run, MINUTES)
  const last = Math.max(...[own, friend.found].map((found) => found.findLastIndex((count) => count > 0)), 0)
  const minutes = Array.from({ length: last + 1 }, (_, minute) => minute)
  return (
    <section className="race">
      <Table
        className="race-table"
        caption={say('friend.sides')}
        heads={['', say('friend.you'), say('friend.friend')]}
      >
        <tbody>
          {minutes.map((minute) => (
            <tr key={minute}>
              <th scope="row">{say('sprint.minute', { number: minute + 1 })}</th>
              <td>{whole(own[minute] ?? 0)}</td>
              <td>{whole(friend.found[minute] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('sprint.found')}</th>
            <td>{whole(tallyOf(run).found)}</td>
            <td>{whole(foundByFriend(friend))}</td>
          </tr>
        </tfoot>
      </Table>
      <p>{say('sprint.verdict', { outcome: outcomeOfRace(run, friend) })}</p>
    </section>
  )
}

/** Country with its outline; the path is `undefined` until it has been fetched. */
type Pictured = { readonly country: PlaceId; readonly path: string | undefined }

type OutlinesProps = {
  readonly kind: 'gallery' | 'missed'
  readonly outlines: readonly Pictured[]
  /** Opens a country; `undefined` if the outlines are of none. */
  readonly onOpen: ((country: PlaceId) => void) | undefined
}

/** Outlines of a run under a heading; each is a button that opens its country, if they are of countries. */
export function Outlines({ kind, outlines, onOpen }: OutlinesProps) {
  const { say, nameOf } = useLocale()
  const id = useId()
  if (outlines.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 className="run-outlines-title" id={id}>
        {say(`sprint.${kind}`)}
      </h2>
      <ul className={`run-outlines run-${kind}`}>
        {outlines.map(({ country, path }) => {
          const name = nameOf(placeOf(country))
          const picture = (
            <>
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <path d={path} fillRule="evenodd" />
              </svg>
              <span>
                <NamedPlace place={placeOf(country)} />
              </span>
            </>
          )
          return (
            <li key={country}>
              {onOpen ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={say('map.open', { name })}
                  onClick={() => onOpen(country)}
                >
                  {picture}
                </button>
              ) : (
                picture
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
