import { useId } from 'react'
import type { Actor } from './adapter'
import type { Past as PastShot } from './replay'
import { stateOf } from './words'

type Props = {
  readonly actor: Actor
  readonly count: number | undefined
  readonly past: PastShot | undefined
  readonly onCount: (count: number | undefined) => void
}

/** Back and forth in time: after each of the events of an actor, and as it is now. */
export function Past({ actor, count, past, onCount }: Props) {
  const id = useId()
  const last = actor.steps.length
  const at = count ?? last
  const event = actor.steps[at - 1]?.event.type ?? 'its start'
  return (
    <div className="panel-past">
      <label htmlFor={id}>
        After {at} of {last} events
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={at}
        aria-valuetext={`after ${at} of ${last}: ${event}`}
        onChange={({ target }) => onCount(Number(target.value))}
      />
      <button type="button" disabled={count === undefined} onClick={() => onCount(undefined)}>
        Now
      </button>
      <label htmlFor={`${id}-state`}>Jump to</label>
      <select id={`${id}-state`} value="" onChange={({ target }) => onCount(Number(target.value))}>
        <option value="">a state that it was in</option>
        {[...statesIn(actor)].map(([state, place]) => (
          <option key={state} value={place}>
            {state}
          </option>
        ))}
      </select>
      <p role="status">
        {count === undefined ? `As it is now: ${stateOf(actor.now)}.` : `After ${event}. ${howOf(past)}`}
      </p>
    </div>
  )
}

/** The states that an actor was in, each with the number of events after which it was in it last. */
function statesIn({ steps }: Actor): ReadonlyMap<string, number> {
  return new Map(steps.flatMap(({ after }, index) => (after ? [[stateOf(after), index + 1] as const] : [])))
}

/** How the past that is shown was come by. */
function howOf(past: PastShot | undefined): string {
  if (past?.replayed === undefined)
    return 'As it was recorded: this actor is not a function of its events, or its program is not here.'
  return past.replayed.isSame
    ? 'Its events were replayed into a fresh actor, which came to the same as was recorded.'
    : 'Its events were replayed into a fresh actor, which came to something else than was recorded: it is not a function of its events alone.'
}
