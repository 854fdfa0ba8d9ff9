import type { AnyActorLogic } from 'xstate'
import { keeperOf } from '../store/keeper'
import type { Mode, SeriesWorld } from './mode'
import { seriesOf } from './series'

/** Actor of a mode, for the root to start unless it is running. */
export type Opening = {
  readonly id: string
  readonly logic: AnyActorLogic
  readonly input: object | undefined
}

/** Creates the actor logic of a mode with its clock and its store, and with unfinished progress to continue. */
export function openingOf<Progress>(mode: Mode<Progress>, world: SeriesWorld): Opening {
  const progress = mode.running?.(world.store, world.now())
  const { id, player, timed = () => player } = mode
  const logic = seriesOf(mode).provide({ actors: { player: timed(world), keeper: keeperOf(mode, world) } })
  return { id, logic, input: progress && { progress } }
}
