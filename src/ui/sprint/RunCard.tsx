import { type ReactNode, useId } from 'react'
import { utcDateOf } from '../../machines/schedule/day'
import { type Plan, type Run, tallyOf } from '../../machines/sprint/run'
import { Button, QuietButton } from '../parts/Button'
import { Table } from '../parts/Table'
import { usePlaces } from '../parts/WithPlaces'
import { useLocale } from '../words/LocaleContext'
import { titleOfDeck } from '../words/lists'

/** Kinds of runs that can be chosen. */
export type RunKind = 'day' | 'free' | 'streak'

/** Kind of a run by its plan. */
export function kindOf({ day, kind }: Plan): RunKind {
  if (day !== undefined) return 'day'
  return kind === 'sprint' ? 'free' : 'streak'
}

type Props = {
  readonly plan: Plan
  /** Whether this run is the one suggested. */
  readonly isNext: boolean
  /** Best result of such a run, as a number of outlines found. */
  readonly best: number | undefined
  readonly onStart: () => void
  /** Choices of the run. */
  readonly children?: ReactNode
}

/** Card of a kind of run, with its choices and the button that starts it. */
export function RunCard({ plan, isNext, best, onStart, children }: Props) {
  const { say } = useLocale()
  const id = useId()
  const kind = kindOf(plan)
  // The clock runs from the start, so that what a run needs is fetched before.
  const places = usePlaces(plan.deck)
  return (
    <section className="run-card" aria-labelledby={id}>
      <h2 id={id}>{say(`sprint.${kind}`)}</h2>
      <p>{say(`sprint.${kind}Means`)}</p>
      <div className="run-choices">
        {children}
        <Button
          look={isNext ? 'main' : 'quiet'}
          aria-describedby={id}
          disabled={!places.isThere}
          onClick={onStart}
        >
          {say('sprint.start')}
        </Button>
        {best !== undefined && <small>{say('sprint.best', { count: best })}</small>}
      </div>
      {places.missing}
    </section>
  )
}

type PlayedProps = {
  /** Number of outlines found. */
  readonly count: number
  readonly onResult: () => void
}

/** Note that today's sprint was played, with a button that shows its result. */
export function DayPlayed({ count, onResult }: PlayedProps) {
  const { say } = useLocale()
  return (
    <>
      <p>{say('sprint.dayPlayed', { count })}</p>
      <QuietButton onClick={onResult}>{say('class.seeResult')}</QuietButton>
    </>
  )
}

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
                {say(`sprint.${kindOf(run.plan)}`)}
                {run.plan.day === undefined && <small>{titleOfDeck(run.plan.deck, say)}</small>}
              </th>
              <td>{date(utcDateOf(run.begun))}</td>
              <td>{whole(tallyOf(run).found)}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  )
}
