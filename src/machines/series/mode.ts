import type { CountryCode } from '../../geo/countries'
import type { Round } from '../round'
import type { WatchedStore } from '../store/store'

/**
 * A mode of many rounds, one after another. How far one has come is a value, from which everything else is told; each
 * function gives a new one, or the same where nothing may be done.
 */
export type Mode<Progress> = {
  /** Name of its actor. */
  readonly id: string
  /** Round that is played now; `undefined` after the last. */
  readonly roundOf: (progress: Progress) => Round | undefined
  readonly isOver: (progress: Progress) => boolean
  /** Progress after a guess that the game of the round has taken. */
  readonly withGuess: (progress: Progress, country: CountryCode) => Progress
  /** What a player can do beside guessing. */
  readonly deeds: Readonly<Record<string, (progress: Progress) => Progress>>
  /** Progress at a time, in milliseconds since 1970. */
  readonly at: (progress: Progress, time: number) => Progress
  /** How often its clock is looked at, in milliseconds; `undefined` where it has none. */
  readonly beat: number | undefined
  /** Whether what another page has takes the place of what is shown. */
  readonly isFurther: (other: Progress, progress: Progress) => boolean
  /** Key under which it is stored. */
  readonly keyOf: (progress: Progress) => string
  /** Reads what is stored of it, or in its place. Throws what the store throws. */
  readonly read: (store: WatchedStore, progress: Progress) => Progress | undefined
  /** Stores it, and gives what is stored then: what has come further stands. Throws what the store throws. */
  readonly write: (store: WatchedStore, progress: Progress) => Progress
}
