import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { clockTime, ROW, type Tally, timeLeft } from '../../machines/sprint/run'
import type { RunActor, RunSnapshot } from '../../machines/sprint/runMode'
import { useLocale } from '../words/LocaleContext'

type Props = {
  readonly tally: Tally
  /** Change of the clock by the last move, in milliseconds; negative if it lost time. */
  readonly change: number
  /** Actor of the run whose clock is shown; `undefined` for a run without a clock. */
  readonly actor: RunActor | undefined
  /** Time that a row adds to the clock, in words. */
  readonly stake: string
  /** Called with the remaining time in words when the clock is pressed. */
  readonly onTell: (text: string) => void
}

/** Score of a run in play, its row of outlines found, and its clock. */
export function RunState({ tally, change, actor, stake, onTell }: Props) {
  const { say, whole } = useLocale()
  const { seen, guesses, found, row } = tally
  // A row stays full until the next answer.
  const filled = row === 0 ? 0 : ((row - 1) % ROW) + 1
  return (
    <div className="run-state">
      <p className="run-found">
        <b>{whole(found)}</b> <span className="run-name">{say('sprint.found')}</span>
      </p>
      {actor && (
        <>
          <p className="run-row">
            <span role="img" aria-label={say('sprint.rowNow', { number: filled, count: ROW })}>
              {'●'.repeat(filled) + '○'.repeat(ROW - filled)}
            </span>{' '}
            <span className="run-name">
              {say('sprint.inRow', { count: ROW })} <bdi dir="ltr">+{stake}</bdi>
            </span>
          </p>
          <RunClock actor={actor} onTell={onTell}>
            {change !== 0 && (
              <span
                key={seen.length + guesses.length}
                className={change < 0 ? 'run-change run-cost' : 'run-change'}
                aria-hidden="true"
                dir="ltr"
              >
                {change < 0 ? '−' : '+'}
                {clockTime(Math.abs(change), whole)}
              </span>
            )}
          </RunClock>
        </>
      )}
    </div>
  )
}

type ClockProps = Pick<Props, 'onTell'> & {
  readonly actor: RunActor
  /** Last change of the time, shown beside the clock. */
  readonly children: ReactNode
}

/** Remaining time in whole seconds, rounded up. */
function secondsLeft({ context }: RunSnapshot): number {
  return Math.ceil(timeLeft(context.progress) / 1000)
}

/**
 * Clock of a run, rendered once a second. It is a button that announces the time on demand, since screen readers must not
 * read out every second.
 */
function RunClock({ actor, onTell, children }: ClockProps) {
  const { say, whole } = useLocale()
  const left = useSelector(actor, secondsLeft)
  const [minutes, seconds] = [Math.floor(left / 60), left % 60]
  return (
    <button
      type="button"
      className="run-clock"
      title={say('sprint.tellTime')}
      // The field keeps the focus, so that an on-screen keyboard stays open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTell(say('sprint.timeTold', { minutes, seconds }))}
    >
      {children} <b dir="ltr">{clockTime(left * 1000, whole)}</b>{' '}
      <span className="run-name">{say('sprint.left')}</span>
    </button>
  )
}
