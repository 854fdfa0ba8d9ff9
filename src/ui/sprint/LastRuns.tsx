import { utcDateOf } from '../../machines/day'
import { type Run, tallyOf } from '../../machines/sprint/run'
import { Table } from '../parts/Table'
import { useLocale } from '../words/LocaleContext'

/** Number of runs in the table. */
const RUNS = 5

/** Table of the last runs, latest first. */
export function LastRuns({ runs }: { readonly runs: readonly Run[] }) {
  const { say, whole, date } = useLocale()
  if (runs.length === 0) return null
  return (
    <Table className="race-table" caption={say('sprint.last')} heads={['', '', say('sprint.found')]}>
      <tbody>
        {runs
          .slice(-RUNS)
          .reverse()
          .map((run) => (
            <tr key={run.begun}>
              <th scope="row">
                {say(`sprint.${run.plan.day ? 'day' : run.plan.kind === 'sprint' ? 'free' : 'streak'}`)}
                {run.plan.day === undefined && <small>{say(`decks.${run.plan.deck}`)}</small>}
              </th>
              <td>{date(utcDateOf(run.begun))}</td>
              <td>{whole(tallyOf(run).found)}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  )
}
