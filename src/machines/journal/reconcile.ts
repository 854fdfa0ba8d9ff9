import type { PlaceId } from '../../geo/place'
import type { UtcDate } from '../day'
import {
  choiceIn,
  dateOfFirstGuess,
  earliest,
  givenUp,
  isSame,
  type Round,
  withGuesses,
  withHelp,
  withRules,
} from '../round'
import { aidsIn, type Help, helpOf } from '../rules'
import type { BackupCopy } from './backupCopy'

/** Stored state of a puzzle. */
export type Stored = {
  /** Number of erasures before the store was read; see `Erasure`. */
  readonly generation: number
  /** Stored round; without a record, a round without guesses for a day or challenge, and `undefined` for practice. */
  readonly round: Round | undefined
}

/** Unsaved changes of a puzzle: what was done and is not known to be in the store. */
export type Waiting = {
  /** Generation of the first unsaved guess; `undefined` if the store was never readable. */
  readonly generation: number | undefined
  /** Round being played, without its guesses and the aids taken after them. */
  readonly round: Round
  /** Number of the stored deal that this round replaces; its own number if it is already stored. */
  readonly replaces: number | undefined
  readonly guesses: readonly PlaceId[]
  /** Date of the first unsaved guess. */
  readonly on: UtcDate | undefined
  /** Aids taken since the first guess; some may be stored already. */
  readonly help: Help
  /** Whether the round was given up after these guesses. */
  readonly isGivenUp: boolean
}

/** Everything known about a puzzle's round: the stored version, unsaved changes and backup copies. */
export type Known = {
  readonly stored: Stored
  readonly waiting: Waiting | undefined
  /** Backup copies of the puzzle not examined yet. */
  readonly copies: readonly BackupCopy[]
  /** Round of a challenge that continues on this page although another tab removed it from the store to make room. */
  readonly evicted: Round | undefined
  /** First round of practice, for use if none is stored. */
  readonly first: Round | undefined
}

/** Result of reconciling all versions. */
export type Outcome = {
  /** Round for the game to show; `undefined` for practice that is not being played. */
  readonly show: Round | undefined
  /** Round to write to the store; `undefined` if the store already has it. */
  readonly write: Round | undefined
  /** Changes that stay unsaved if the store refuses the write. */
  readonly waiting: Waiting | undefined
}

/**
 * Merges the stored round, unsaved changes and backup copies of a puzzle into one round. The store is authoritative:
 * guesses are appended to its round, and unsaved changes are void after an erasure or another deal.
 */
export function reconcile({ stored, waiting, copies, evicted, first }: Known): Outcome {
  const account = evicted ? { ...stored, round: evicted } : stored
  const all = copies.reduce<Waiting | undefined>((known, copy) => rescued(known, copy, account), waiting)
  const added = all && withWaiting(all, account)
  const { round } = account
  const show = added ?? round ?? first
  // An evicted round is stored again only with its next guess.
  const isStored = evicted ? added === undefined : round && show && isSame(round, show)
  return {
    show,
    write: isStored ? undefined : show,
    waiting: added ? all : show && { ...untouched(show, account.generation), replaces: undefined },
  }
}

/** Unsaved state without any guess, for a round already in the store in this generation. */
export function untouched(round: Round, generation: number | undefined): Waiting {
  return {
    generation,
    round: withoutGuesses(round),
    replaces: round.deal,
    guesses: [],
    on: undefined,
    help: {},
    isGivenUp: false,
  }
}

/** Whether unsaved changes have a guess or an aid taken after one. */
export function hasUnsaved({ guesses, help }: Waiting): boolean {
  return guesses.length > 0 || aidsIn(help).length > 0
}

/**
 * Applies unsaved changes to the stored round; `undefined` if they are void, since everything was erased or another round
 * was dealt.
 */
function withWaiting(waiting: Waiting, stored: Stored): Round | undefined {
  const { generation, round, replaces } = waiting
  if (generation !== stored.generation) return undefined
  if (stored.round?.deal === round.deal) return withUnsaved(withRules(stored.round, choiceIn(round)), waiting)
  return stored.round?.deal === replaces ? withUnsaved(round, waiting) : undefined
}

/**
 * Adds unsaved guesses and aids to a round, and that it was given up after them. An aid that was taken after a guess is void
 * where the store has lost that: erased while it was full, and the erasure could not be recorded.
 */
export function withUnsaved(round: Round, { guesses, on, help, isGivenUp }: Waiting): Round {
  const after = withGuesses(withHelp(round, help), guesses, on)
  const taken = aidsIn(after.help).filter((aid) => (after.help[aid] ?? 0) <= after.guesses.length)
  const known = { ...after, help: Object.fromEntries(taken.map((aid) => [aid, after.help[aid]])) }
  return isGivenUp ? givenUp(known) : known
}

/** Inserts the guesses of a backup copy before the unsaved guesses of the same round. */
function rescued(
  waiting: Waiting | undefined,
  { generation, round, replaces }: BackupCopy,
  stored: Stored,
): Waiting {
  const copied: Waiting = {
    generation,
    round: withoutGuesses(round),
    replaces,
    guesses: round.guesses,
    on: dateOfFirstGuess(round),
    help: round.help,
    isGivenUp: round.isGivenUp,
  }
  if (waiting === undefined || withWaiting(waiting, stored) === undefined) return copied
  if (waiting.round.deal !== round.deal || withWaiting(copied, stored) === undefined) return waiting
  const { rules, aids, help } = copied.guesses.length > 0 ? copied.round : waiting.round
  return {
    ...waiting,
    round: { ...waiting.round, rules, aids, help },
    guesses: [...copied.guesses, ...waiting.guesses],
    on: earliest(copied.on, waiting.on),
    help: helpOf(copied.help, waiting.help),
    isGivenUp: copied.isGivenUp || waiting.isGivenUp,
  }
}

/** Removes the guesses from a round, the aids taken after them, and that it was given up. */
function withoutGuesses(round: Round): Round {
  const help = Object.fromEntries(choiceIn(round).aids.map((aid) => [aid, 0]))
  return { ...round, guesses: [], help, isGivenUp: false, begun: undefined }
}
