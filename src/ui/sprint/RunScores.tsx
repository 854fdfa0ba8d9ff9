import type { RunRecord } from '../../machines/sprint/runs'
import { useLocale } from '../words/LocaleContext'
import '../record/StatisticsPanel.css'

type Props = {
  /** Number of outlines found in the run. */
  readonly found: number
  /** Record of the other runs of its kind. */
  readonly record: RunRecord
}

/** Result of a run beside the player's best and mean, as numbers and as bars. */
export function RunScores({ found, record: { best, mean } }: Props) {
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
