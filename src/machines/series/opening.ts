import { type AnyActorLogic, fromCallback } from 'xstate'
import { keeperOf, type SeriesWorld } from './keeper'
import type { Mode } from './mode'
import { seriesOf } from './series'

/** Actor of a mode, for the root to start unless it is running. */
export type Opening = {
  readonly id: string
  readonly logic: AnyActorLogic
  readonly input: object | undefined
}

/** Creates the actor logic of a mode with its clock and its store, and with unfinished progress to continue. */
export function openingOf<Progress>(mode: Mode<Progress>, world: SeriesWorld): Opening {
  const { now, onTick, store } = world
  const progress = mode.running?.(store, now())
  const { id, beat } = mode
  const clock = fromCallback<{ type: 'none' }>(({ sendBack }) =>
    beat === undefined ? undefined : onTick(() => sendBack({ type: 'tick', at: now() }), beat),
  )
  const logic = seriesOf(mode).provide({ actors: { clock, keeper: keeperOf(mode, world) } })
  return { id, logic, input: progress && { progress, at: now() } }
}
