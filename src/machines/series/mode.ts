import type { CountryCode } from '../../geo/countries'
import type { PlaceId } from '../../geo/place'
import type { Point } from '../../geo/point'
import type { WorldRegion } from '../../geo/worldRegions'
import type { EpochMs } from '../day'
import type { Round } from '../round'
import type { Collection } from '../store/collection'
import type { WatchedStore } from '../store/store'

/** Place that a player points at: a point or, chosen from a list, a region as a whole. */
export type Spot = Point | WorldRegion

/** Action of the player other than guessing, by its name in its mode. */
export type Deed = {
  readonly deed: string
  readonly at: EpochMs
  /** Place pointed at, if the action takes one. */
  readonly spot?: Spot
  /** Countries chosen, if the action takes some. */
  readonly countries?: readonly CountryCode[]
}

/**
 * Mode with many rounds, one after another. Its progress is an immutable value from which everything else is derived; each
 * function returns a new value, or the same one if the action is not allowed.
 */
export type Mode<Progress> = {
  /** Id of its actor. */
  readonly id: string
  /** Round being played; `undefined` after the last. Absent in a mode whose rounds are no games. */
  readonly roundOf?: (progress: Progress) => Round | undefined
  readonly isOver: (progress: Progress) => boolean
  /** Adds a guess that the game of the round has accepted; absent without games. */
  readonly withGuess?: (progress: Progress, country: PlaceId) => Progress
  /** Actions of the player other than guessing. */
  readonly deeds: Readonly<Record<string, (progress: Progress, deed: Deed) => Progress>>
  /** Advances the progress to a time; absent in a mode that no time changes. */
  readonly at?: (progress: Progress, time: EpochMs) => Progress
  /** Interval between clock ticks, in milliseconds; absent in a mode without a clock. */
  readonly beat?: number
  /** Whether the progress from another tab replaces the one shown. */
  readonly isFurther: (other: Progress, progress: Progress) => boolean
  /** Reads unfinished progress to continue when the mode is opened; absent in a mode that never does. */
  readonly running?: (store: WatchedStore, now: EpochMs) => Progress | undefined
  /** Key of the record in the store. */
  readonly keyOf: (progress: Progress) => string
  /** Collection of the records; absent in a mode that has none. */
  readonly records?: Pick<Collection<Progress>, 'makeWay'>
  /** Reads the stored progress, or the one that replaces it. Throws what the store throws. */
  readonly read: (store: WatchedStore, progress: Progress) => Progress | undefined
  /**
   * Stores the progress and returns the stored result, which is the further one of the two. Throws what the store throws.
   */
  readonly write: (store: WatchedStore, progress: Progress) => Progress
}
