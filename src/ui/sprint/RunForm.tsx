import type { DeckName } from '../../geo/decks'
import { utcDateOf } from '../../machines/day'
import { type Clock, type Run, tallyOf } from '../../machines/sprint/run'
import { Choice, DeckField } from '../parts/Field'
import { Table } from '../parts/Table'
import { useLocale } from '../words/LocaleContext'

/** Choices of the form. */
export type RunWish = {
  readonly kind: 'day' | 'sprint' | 'streak'
  readonly deck: DeckName
  readonly clock: Clock
}

type Props = {
  readonly wish: RunWish
  readonly onWish: (wish: RunWish) => void
  /** Best result of such a run, as a number of outlines found. */
  readonly best: number | undefined
  /** Outlines found in today's sprint; `undefined` if it was not played. */
  readonly played: number | undefined
  /** Starts the run; `undefined` until the places of its deck are there. */
  readonly onStart: (() => void) | undefined
  /** Shows the result of today's sprint. */
  readonly onResult: () => void
}

/** Form that chooses the kind of run and, unless it is the day's, its deck and its clock. */
export function RunForm({ wish, onWish, best, played, onStart, onResult }: Props) {
  const { say } = useLocale()
  const { kind, deck, clock } = wish
  return (
    <form
      className="run-form"
      onSubmit={(event) => {
        event.preventDefault()
        onStart?.()
      }}
    >
      <Choice
        legend={say('sprint.kind')}
        options={{ day: say('sprint.day'), sprint: say('sprint.free'), streak: say('sprint.streak') }}
        means={{
          day: say('sprint.dayMeans'),
          sprint: say('sprint.freeMeans'),
          streak: say('sprint.streakMeans'),
        }}
        value={kind}
        onChange={(chosen) => onWish({ ...wish, kind: chosen })}
      />
      <p className="run-means">
        {(kind === 'day' || (kind === 'sprint' && clock !== 'off')) && say('sprint.sprintMeans')}
      </p>
      {kind !== 'day' && (
        <DeckField
          name={say('sprint.deck')}
          className="run-deck"
          deck={deck}
          onDeck={(chosen) => onWish({ ...wish, deck: chosen })}
        />
      )}
      {kind === 'sprint' && (
        <>
          <Choice
            legend={say('sprint.clock')}
            options={{
              plain: say('sprint.minutes', { count: 3 }),
              long: say('sprint.minutes', { count: 30 }),
              off: say('sprint.off'),
            }}
            value={clock}
            onChange={(chosen) => onWish({ ...wish, clock: chosen })}
          />
          <p className="run-apart">{say('sprint.apart')}</p>
        </>
      )}
      {(kind !== 'day' || played === undefined) && (
        <button type="submit" className="button run-begin" disabled={!onStart}>
          {say('sprint.start')}
        </button>
      )}
      <p className="run-best">{best !== undefined && say('sprint.best', { count: best })}</p>
      {played !== undefined && <DayPlayed count={played} onResult={onResult} />}
    </form>
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
      <button type="button" className="button button-quiet run-begin" onClick={onResult}>
        {say('sprint.seeResult')}
      </button>
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
