import type { AnyActorLogic } from 'xstate'
import type { EpochMs } from '../schedule/day'
import type { KeeperWorld, Keeping } from '../store/keeper'
import type { WatchedStore } from '../store/store'

/** Everything a series needs from the browser. */
export type SeriesWorld = Omit<KeeperWorld, 'onTick'> & {
  /** Calls back every second, or every so many milliseconds. Returns a function that stops it. */
  readonly onTick: (callback: () => void, every?: number) => () => void
}

/** Input of a player: the progress with which it begins, and the current time, up to which that advances, if at all. */
export type PlayerInput<Progress> = { readonly progress: Progress; readonly at?: EpochMs | undefined }

/** Event from a player to its series, at each change that is to be stored. */
export type PlayerReport<Progress> = { type: 'played'; progress: Progress }

/**
 * Mode with many rounds or questions, one after another. Its progress is an immutable value from which everything else is
 * derived.
 */
export type Mode<Progress, Played extends AnyActorLogic = AnyActorLogic> = Keeping<Progress> & {
  /** Id of its actor. */
  readonly id: string
  /** Machine that plays it, of games or of questions. It sends its series each change, and shows what is further by `sync`. */
  readonly player: Played
  /** Player with a clock; absent in a mode without one. */
  readonly timed?: (world: Pick<SeriesWorld, 'now' | 'onTick'>) => Played
  /** Reads unfinished progress to continue when the mode is opened; absent in a mode that never does. */
  readonly running?: (store: WatchedStore, now: EpochMs) => Progress | undefined
}
