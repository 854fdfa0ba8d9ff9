import { type ReactNode, type RefObject, useId } from 'react'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import { endingOf, type Run, tallyOf } from '../../machines/sprint/run'
import type { RunRecord } from '../../machines/sprint/runs'
import { Disclosure } from '../parts/Disclosure'
import { useSettling } from '../parts/useSettling'
import { useLocale } from '../words/LocaleContext'
import '../record/StatisticsPanel.css'

/** Country with its outline; the path is `undefined` until it has been fetched. */
type Pictured = { readonly country: PlaceId; readonly path: string | undefined }

type Props = {
  /** Finished run. */
  readonly run: Run
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Record of other runs of this kind, if there are any. */
  readonly record: RunRecord | undefined
  /** Countries not found at the first guess. */
  readonly missed: readonly Pictured[]
  /** Country on the screen at the end, if any. */
  readonly last: Pictured | undefined
  /** Countries found, and whether they are shown. */
  readonly named: readonly Pictured[]
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly onOpen: ((country: PlaceId) => void) | undefined
  /** Link to what is open of the day, which then comes before another run. */
  readonly next: ReactNode
  /** Starts another run of the same kind. */
  readonly onAgain: () => void
  /** Returns to the choice of a run. */
  readonly onOther: () => void
  /** Button that shares the result. */
  readonly share: ReactNode
  /** Comparison with a friend's run. */
  readonly sides: ReactNode
  /** Further ways to share it. */
  readonly children: ReactNode
}

/** Result of a finished run, with the countries that were missed. */
export function RunResult(props: Props) {
  const { run, heading, record, missed, last, named, onOpen } = props
  const { next, onAgain, onOther, share, sides, children } = props
  const { say } = useLocale()
  const { found } = tallyOf(run)
  // A press meant for a suggestion, or for the button that ended the run, must not start anything here.
  const isSettling = useSettling(true)
  return (
    <main className={isSettling ? 'run-end run-settling' : 'run-end'}>
      <div>
        <section className="result" aria-labelledby="result-title">
          <h2 className="result-title" id="result-title" tabIndex={-1} ref={heading}>
            {say('sprint.over', { why: endingOf(run) ?? 'stopped' })}
          </h2>
          <p className="result-text">
            {say('sprint.result', { count: found })}{' '}
            {found > (record?.best ?? 0) && <span className="result-feat">{say('sprint.newBest')}</span>}
          </p>
          {record && <RunScores found={found} record={record} />}
          <div className="result-actions">
            {next}
            <button
              type="button"
              className={next ? 'button button-quiet' : 'button'}
              onClick={() => isSettling || onAgain()}
            >
              {say(run.plan.day === undefined ? 'sprint.again' : 'sprint.againFree')}
            </button>
            {share}
            <div className="result-ways">{children}</div>
            <button type="button" className="link-button" onClick={() => isSettling || onOther()}>
              {say('sprint.kind')}
            </button>
          </div>
        </section>
        {sides}
      </div>
      <div>
        {missed.length > 0 && <Outlines title={say('sprint.missed')} outlines={missed} onOpen={onOpen} />}
        {last && <Outlines title={say('sprint.onScreen')} outlines={[last]} onOpen={onOpen} />}
        {named.length > 0 && (
          <Disclosure title={say('sprint.gallery')} isOpen={props.isOpen} onToggle={props.onToggle}>
            {() => <Pictures outlines={named} onOpen={onOpen} />}
          </Disclosure>
        )}
      </div>
    </main>
  )
}

type ScoresProps = {
  /** Number of outlines found in the run. */
  readonly found: number
  /** Record of the other runs of its kind. */
  readonly record: RunRecord
}

/** Result of a run beside the player's best and mean, as numbers and as bars. */
function RunScores({ found, record: { best, mean } }: ScoresProps) {
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

type OutlinesProps = Pick<Props, 'onOpen'> & {
  readonly title: string
  readonly outlines: readonly Pictured[]
}

/** Outlines of a run under a heading. */
function Outlines({ title, ...pictures }: OutlinesProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="run-missed-title" id={id}>
        {title}
      </h2>
      <Pictures {...pictures} />
    </section>
  )
}

/** Outlines of a run; each is a button that opens its country, if they are of countries. */
function Pictures({ outlines, onOpen }: Omit<OutlinesProps, 'title'>) {
  const { say, nameOf } = useLocale()
  return (
    <ul className="run-missed">
      {outlines.map(({ country, path }) => {
        const name = nameOf(placeOf(country))
        const picture = (
          <>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <path d={path} fillRule="evenodd" />
            </svg>
            <span>{name}</span>
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
  )
}
