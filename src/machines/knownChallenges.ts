import type { CountryCode } from '../geo/countries'
import type { ChallengePuzzle, PuzzleKey } from './puzzle'
import type { Rules } from './rules'
import type { Store } from './store'

/** What a link asks for. */
export type Challenge = {
  readonly puzzle: ChallengePuzzle
  readonly target: CountryCode
  readonly rules: Rules
}

/** What is known of challenges by those who play them. It comes with the page that opens links. */
export type Challenges = {
  /** The challenge of a token; `undefined` where it is none, or its deck is not known. */
  readonly read: (token: string) => Challenge | undefined
  /** Notes that a challenge was begun, and removes the oldest but for those that are `wanted`. Throws nothing. */
  readonly keep: (store: Store, puzzle: ChallengePuzzle, wanted: readonly PuzzleKey[]) => void
  /** Whether a challenge of which nothing is stored has made room for newer ones, and was not erased. Throws nothing. */
  readonly isOutrun: (store: Store, puzzle: ChallengePuzzle) => boolean
}

let known: Challenges = { read: () => undefined, keep: () => {}, isOutrun: () => false }

/** Makes challenges known to {@link challengeOf} and {@link keepChallenge}, for good. */
export function enrolChallenges(challenges: Challenges): void {
  known = challenges
}

/** See {@link Challenges.read}; before they are known there is none. */
export function challengeOf(token: string): Challenge | undefined {
  return known.read(token)
}

/** See {@link Challenges.keep}. */
export function keepChallenge(...[store, puzzle, wanted]: Parameters<Challenges['keep']>): void {
  known.keep(store, puzzle, wanted)
}

/** See {@link Challenges.isOutrun}. */
export function isOutrun(...[store, puzzle]: Parameters<Challenges['isOutrun']>): boolean {
  return known.isOutrun(store, puzzle)
}
