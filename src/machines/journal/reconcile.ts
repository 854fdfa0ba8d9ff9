import type { CountryCode } from '../../geo/countries'
import type { UtcDate } from '../day'
import { dateOfFirstGuess, earliest, isSame, type Round, withGuesses, withRules } from '../round'
import type { Copy } from './backupCopy'

/** What the store holds of a puzzle. */
export type Stored = {
  /** How often everything had been erased when it was read: see `Erasure`. */
  readonly generation: number
  /** A day or a challenge of which nothing is stored is a round without guesses; practice is none. */
  readonly round: Round | undefined
}

/** What has been played of a puzzle and is not known to be in the store. */
export type Waiting = {
  /** Generation of its first guess; `undefined` where the store could never be asked. */
  readonly generation: number | undefined
  /** The round that is played, without its guesses. */
  readonly round: Round
  /** The number of the deal that this round replaces in the store; its own where the store had it already. */
  readonly replaces: number | undefined
  readonly guesses: readonly CountryCode[]
  /** The date on which the first of them was made. */
  readonly on: UtcDate | undefined
}

/** All that is known of a puzzle, from wherever. */
export type Known = {
  readonly stored: Stored
  readonly waiting: Waiting | undefined
  /** What backup copies have of it that have not been looked at yet. */
  readonly copies: readonly Copy[]
  /** The round of a challenge that goes on in this page, though another page has evicted it from the store to make room. */
  readonly evicted: Round | undefined
  /** The round with which practice begins where none is stored. */
  readonly first: Round | undefined
}

/** What follows from all that is known. */
export type Outcome = {
  /** What a game has to show; `undefined` for practice that nobody plays. */
  readonly show: Round | undefined
  /** What the store ought to hold and does not. */
  readonly write: Round | undefined
  /** What is to wait if the store does not take it. */
  readonly waiting: Waiting | undefined
}

/**
 * One round out of what is stored, what waits and what copies have. The store is right: guesses are added to what it holds.
 * What waits is void once everything was erased or another round was dealt.
 */
export function reconcile({ stored, waiting, copies, evicted, first }: Known): Outcome {
  const account = evicted ? { ...stored, round: evicted } : stored
  const all = copies.reduce<Waiting | undefined>((known, copy) => rescued(known, copy, account), waiting)
  const added = all && withWaiting(all, account)
  const { round } = account
  const show = added ?? round ?? first
  // A round that was evicted is stored again with its next guess, and not before.
  const isStored = evicted ? added === undefined : round && show && isSame(round, show)
  return {
    show,
    write: isStored ? undefined : show,
    waiting: added ? all : show && { ...untouched(show, account.generation), replaces: undefined },
  }
}

/** Nothing that waits yet in a round which the store has, in this generation. */
export function untouched(round: Round, generation: number | undefined): Waiting {
  return { generation, round: withoutGuesses(round), replaces: round.deal, guesses: [], on: undefined }
}

/**
 * The round that the store ought to hold with what waits; `undefined` where that is void: everything was erased since, or
 * another round was dealt.
 */
function withWaiting(
  { generation, round, replaces, guesses, on }: Waiting,
  stored: Stored,
): Round | undefined {
  if (generation !== stored.generation) return undefined
  if (stored.round?.deal === round.deal) return withGuesses(withRules(stored.round, round.rules), guesses, on)
  return stored.round?.deal === replaces ? withGuesses(round, guesses, on) : undefined
}

/** What waits, with what a backup copy has of the same round put before it. */
function rescued(
  waiting: Waiting | undefined,
  { generation, round, replaces }: Copy,
  stored: Stored,
): Waiting {
  const copied: Waiting = {
    ...{ generation, round: withoutGuesses(round), replaces },
    ...{ guesses: round.guesses, on: dateOfFirstGuess(round) },
  }
  if (waiting === undefined || withWaiting(waiting, stored) === undefined) return copied
  if (waiting.round.deal !== round.deal || withWaiting(copied, stored) === undefined) return waiting
  const { rules } = copied.guesses.length > 0 ? copied.round : waiting.round
  return {
    ...waiting,
    round: { ...waiting.round, rules },
    guesses: [...copied.guesses, ...waiting.guesses],
    on: earliest(copied.on, waiting.on),
  }
}

/** A round before its first guess. */
function withoutGuesses(round: Round): Round {
  return { ...round, guesses: [], begun: undefined }
}
