import type { CountryCode } from '../geo/countries'
import { type Round, withGuesses } from './round'

/** What has been played of a puzzle and is not known to be in the store. */
export type Draft = {
  /** The era in which it was played. */
  readonly era: number
  /** The round in which, before the first guess. */
  readonly round: Round
  /** The deal that the store had when this round was dealt; the round's own where it was in the store. */
  readonly over: number | undefined
  readonly guesses: readonly CountryCode[]
}

/**
 * The round that the store ought to hold, given what it holds and in what era; `undefined` where the draft is void,
 * so that what the store holds is all there is: everything was erased since, or another round was dealt.
 */
export function settle({ round, over, guesses, ...draft }: Draft, held: Round | undefined, era: number) {
  if (draft.era !== era) return undefined
  if (held?.deal === round.deal) return withGuesses(held, guesses)
  return held?.deal === over ? withGuesses(round, guesses) : undefined
}
