import type { RunRecord } from '../../machines/sprint/runs'
import { useLocale } from '../words/LocaleContext'

type Props = {
  /** Number of outlines found in the run. */
  readonly found: number
  /** Record of the other runs of its kind. */
  readonly record: RunRecord
}

/** Result of a run beside the player's best and mean, as numbers and as bars. */
export function RunScores({ found, record: { best, mean } }: Props) {
  const { say, tenths } = useLocale()
  const rows = [
    [say('sprint.thisRun'), found],
    [say('sprint.record'), best],
    [say('sprint.mean'), mean],
  ] as const
  return (
    <dl className="run-scores">
      {rows.map(([name, score]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span style={{ inlineSize: `${(score / Math.max(found, best, 1)) * 100}%` }} />
            {tenths(score)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
