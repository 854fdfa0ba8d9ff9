import { type AnyActorLogic, fromCallback } from 'xstate'
import { keeperOf, type SeriesWorld } from './keeper'
import type { Mode } from './mode'
import { seriesOf } from './series'

/** The actor of a mode as the root is to start it, unless it has it. */
export type Opening = {
  readonly id: string
  readonly logic: AnyActorLogic
  readonly input: object | undefined
}

/**
 * The actor of a mode in a world: its clock is looked at, and what happens in it is stored.
 * @param progress what goes on from the start
 */
export function openingOf<Progress>(mode: Mode<Progress>, world: SeriesWorld, progress?: Progress): Opening {
  const { now, onTick } = world
  const { id, beat } = mode
  const clock = fromCallback<{ type: 'none' }>(({ sendBack }) =>
    beat === undefined ? undefined : onTick(() => sendBack({ type: 'tick', at: now() }), beat),
  )
  const logic = seriesOf(mode).provide({ actors: { clock, keeper: keeperOf(mode, world) } })
  return { id, logic, input: progress && { progress, at: now() } }
}
