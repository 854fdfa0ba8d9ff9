import type { CountryCode } from '../../geo/countries'
import type { UtcDate } from '../day'
import { dateOfFirstGuess, earliest, type Round, withGuesses, withRules } from '../round'
import type { Copy } from './backupCopy'
import type { Held } from './held'

/** What the store holds, as far as it matters here. */
type Account = Pick<Held, 'era' | 'round'>

/** What has been played of a puzzle and is not known to be in the store. */
export type Draft = {
  /** The era in which it was played. */
  readonly era: number
  /** The round in which, before the first guess. */
  readonly round: Round
  /** The deal that the store had when this round was dealt; the round's own where it was in the store. */
  readonly over: number | undefined
  readonly guesses: readonly CountryCode[]
  /** The date on which the first of them was made. */
  readonly on: UtcDate | undefined
}

/**
 * The round that the store ought to hold, given what it holds; `undefined` where the draft is void, so that what the
 * store holds is all there is: everything was erased since, or another round was dealt.
 */
export function settle({ era, round, over, guesses, on }: Draft, held: Account): Round | undefined {
  if (era !== held.era) return undefined
  if (held.round?.deal === round.deal) return withGuesses(withRules(held.round, round.rules), guesses, on)
  return held.round?.deal === over ? withGuesses(round, guesses, on) : undefined
}

/** What waits for a puzzle, with what a backup copy has of the same round put before it. */
export function rescued(waiting: Draft | undefined, { era, round }: Copy, held: Account): Draft {
  const copied: Draft = {
    ...{ era, round: bare(round), over: undefined },
    ...{ guesses: round.guesses, on: dateOfFirstGuess(round) },
  }
  if (waiting === undefined || settle(waiting, held) === undefined) return copied
  if (waiting.round.deal !== round.deal || settle(copied, held) === undefined) return waiting
  const { rules } = copied.guesses.length > 0 ? copied.round : waiting.round
  return {
    ...waiting,
    round: { ...waiting.round, rules },
    guesses: [...copied.guesses, ...waiting.guesses],
    on: earliest(copied.on, waiting.on),
  }
}

/** A round before its first guess. */
export function bare(round: Round): Round {
  return { ...round, guesses: [], begun: undefined }
}
