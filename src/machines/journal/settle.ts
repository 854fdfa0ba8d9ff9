import { type EpochMs, type UtcDate, utcDateOf } from '../day'
import type { GameNews } from '../game'
import type { Puzzle, PuzzleKey } from '../puzzle'
import { choiceIn, dateOfFirstGuess, isOutlineSeen, isOver, newRound, type Round } from '../round'
import type { RuleChoice } from '../rules'
import { type Due, drawDue, drawTarget } from '../schedule/deal'
import type { Unreadable } from '../store/collection'
import { generationOf, readErasure } from '../store/erasure'
import { unlessRefused, type WatchedStore } from '../store/store'
import { type BackupCopies, type BackupCopy, copySlotOf, encodeCopy } from './backupCopy'
import { isEvicted, keepChallenge } from './keptChallenges'
import { keepOnce, type Persistence } from './persistence'
import { firstRoundOf, readStored, type StoreReading } from './readStored'
import { hasUnsaved, reconcile, untouched, type Waiting, withUnsaved } from './reconcile'
import { noteReview } from './review'
import { writeRound } from './storedRound'

/** Everything the journal needs from the browser: a store, a backup copy, a clock, and 32 random bits. */
export type JournalWorld = Persistence & {
  readonly store: WatchedStore
  readonly backupCopy: BackupCopies
  /** Current time. */
  readonly now: () => EpochMs
  readonly seed: () => number
  /** Calls back every second. Returns a function that stops it. */
  readonly onTick: (callback: () => void) => () => void
}

/** Request for another round of practice: a country due for review, or any country of the deck. */
export type Deal = { type: 'deal'; rules: RuleChoice; due?: Due | undefined }

export type OpenPuzzle = {
  readonly puzzle: Puzzle
  /** Number of screens that show it. */
  readonly screens: number
  /** Rules of the latest request for its game. */
  readonly rules: RuleChoice
  /** Round that its game shows. */
  readonly shown: Round | undefined
  /** Changes not known to be in the store. */
  readonly waiting: Waiting | undefined
  /** Events since the store was last queried, oldest first. */
  readonly pending: readonly (GameNews | Deal)[]
  /** Backup copies that wait until the store can be read. */
  readonly copies: readonly BackupCopy[]
  /** Generation at the last reading of the store for this puzzle; see `Erasure`. */
  readonly generation: number | undefined
}

/** State of a puzzle after its events were stored as far as possible. */
export type Settled = Pick<OpenPuzzle, 'waiting' | 'copies' | 'generation'> & {
  /** Round for the game to show; `undefined` if none is stored and no screen shows the puzzle. */
  readonly show: Round | undefined
}

/** News about what was stored: a record is unreadable, or everything was erased. */
export type Finding = Unreadable | 'erased'

/** Result of settling a puzzle. */
export type Answer = Settled & {
  /** Findings on the way. */
  readonly found: readonly Finding[]
  /** Current generation of the store, if known. */
  readonly generationNow: number | undefined
}

/**
 * Stores the pending events of an open puzzle, with a review and a backup copy, and returns the resulting state. Whatever
 * the store refuses stays unsaved.
 * @param lastGeneration generation last read on this page, for use while the store is unavailable
 * @param open keys of the puzzles open on this page, whose challenges are not evicted
 */
export function settle(
  world: JournalWorld,
  puzzle: OpenPuzzle,
  lastGeneration: number | undefined,
  open: readonly PuzzleKey[],
): Answer {
  const found: Finding[] = []
  const rules = puzzle.shown ? choiceIn(puzzle.shown) : puzzle.rules
  const stored = readStored(world.store, puzzle.puzzle, rules, (what) => found.push(what))
  const { generation } = puzzle
  if (stored && generation !== undefined && generation !== stored.generation) found.push('erased')
  const generationNow =
    stored?.generation ?? unlessRefused(() => readErasure(world.store).generation) ?? lastGeneration
  const waiting = puzzle.pending.reduce<Waiting | undefined>(
    (before, event) =>
      event.type === 'deal'
        ? dealt(world, puzzle, event, before, stored, generationNow)
        : heard(event, before, generationNow),
    puzzle.waiting,
  )
  const settled = stored
    ? stood(world, dated({ ...puzzle, waiting }, stored, utcDateOf(world.now())), stored, open)
    : refused(world, { ...puzzle, waiting }, generationNow)
  if (puzzle.pending.length > 0) secure(world, settled, settled.show ?? puzzle.shown, generationNow)
  return { ...settled, found, generationNow }
}

/**
 * Adds a game's news to the unsaved changes. What is unsaved already keeps its generation, so that an erasure not yet seen
 * by this page still voids them.
 */
function heard(news: GameNews, before: Waiting | undefined, generation: number | undefined): Waiting {
  const { round } = news
  const begun = {
    ...untouched(before?.round ?? round, generation),
    ...(before && { replaces: before.replaces }),
  }
  const base = before && hasUnsaved(before) ? before : begun
  const { rules, aids, help } = untouched(round, generation).round
  const waiting = { ...base, round: { ...base.round, rules, aids, help } }
  if (news.type === 'chosen') return waiting
  if (news.type === 'helped') return { ...waiting, help: round.help }
  if (news.type === 'givenUp') return { ...waiting, isGivenUp: true }
  return { ...waiting, guesses: [...waiting.guesses, news.country], on: waiting.on ?? news.on }
}

/** Deals another round of practice, as an unsaved round that replaces the stored one. */
function dealt(
  world: JournalWorld,
  puzzle: OpenPuzzle,
  { rules, due }: Deal,
  before: Waiting | undefined,
  stored: StoreReading | undefined,
  generation: number | undefined,
): Waiting {
  const round = nextRound(world, puzzle, rules, stored?.round, due)
  const replaces = stored ? stored.round?.deal : (before?.replaces ?? puzzle.shown?.deal)
  return { ...untouched(round, generation), replaces }
}

/** Dates unsaved changes and backup copies whose generation was never read: see {@link generationOf}. */
function dated({ waiting, copies, ...puzzle }: OpenPuzzle, stored: StoreReading, today: UtcDate): OpenPuzzle {
  const erasure = { generation: stored.generation, on: stored.erasedOn }
  return {
    ...puzzle,
    waiting: waiting && { ...waiting, generation: generationOf(waiting, erasure, today) },
    copies: copies.map((copy) => {
      const { generation, round } = copy
      return {
        ...copy,
        generation: generationOf({ generation, on: dateOfFirstGuess(round) }, erasure, today),
      }
    }),
  }
}

/** Settles a puzzle with a readable store: adds unsaved changes to the stored round, and writes the result. */
function stood(
  world: JournalWorld,
  puzzle: OpenPuzzle,
  stored: StoreReading,
  open: readonly PuzzleKey[],
): Settled {
  const { waiting, copies, screens, rules } = puzzle
  const first = screens > 0 && !stored.round ? nextRound(world, puzzle, rules) : undefined
  const evicted = evictedFrom(world, puzzle, stored)
  const { show, write, ...rest } = reconcile({ stored, waiting, copies, evicted, first })
  const isWritten = write === undefined || hasWritten(world, write, open)
  if (screens > 0 && show && !write && !stored.isWritten) noteSeen(world, show)
  return {
    show,
    waiting: isWritten ? undefined : rest.waiting,
    copies: [],
    generation: stored.generation,
  }
}

/** Settles a puzzle with an unavailable store: shows the known round and keeps it unsaved. */
function refused(world: JournalWorld, puzzle: OpenPuzzle, generationNow: number | undefined): Settled {
  const { shown, rules, screens, copies, generation } = puzzle
  if (screens === 0) return { show: undefined, waiting: puzzle.waiting, copies, generation }
  const dealtHere = () => ({
    ...untouched(nextRound(world, puzzle, rules), generationNow),
    replaces: undefined,
  })
  const waiting = puzzle.waiting ?? (shown ? untouched(shown, generationNow) : dealtHere())
  const before = shown?.deal === waiting.round.deal ? shown : waiting.round
  return { show: withUnsaved(before, waiting), waiting, copies, generation }
}

/** Writes a round and its review; returns whether the store accepted both. */
function hasWritten({ store, now }: JournalWorld, round: Round, open: readonly PuzzleKey[]): boolean {
  const isWritten = unlessRefused(() => {
    // The review goes first, so that a stored finished round always has one; if either write fails, both are retried.
    noteReview(store, round, now())
    writeRound(store, round)
    return true
  }, false)
  if (isWritten && round.puzzle.kind === 'challenge') keepChallenge(store, round.puzzle, open)
  return isWritten
}

/** Writes the backup copy of a round with a new guess, and asks for persistent storage once a daily round is over. */
function secure(
  world: JournalWorld,
  settled: Settled,
  round: Round | undefined,
  generation: number | undefined,
): void {
  if (round === undefined) return
  const { waiting, copies } = settled
  // A round without guesses must not replace another round's copy, and a copy not examined yet may have more guesses.
  if (round.guesses.length > 0 && copies.length === 0)
    // Backup copy unavailable: the store alone is used.
    world.backupCopy
      .write(copySlotOf(round.puzzle), encodeCopy({ generation, round, replaces: waiting?.replaces }))
      .catch(() => {})
  if (round.puzzle.kind === 'daily' && isOver(round)) keepOnce(world)
}

/**
 * Stores a daily round as soon as its outline becomes visible, so that it cannot be hidden afterwards. A failure loses no
 * guess.
 */
function noteSeen({ store }: JournalWorld, round: Round): void {
  if (round.puzzle.kind === 'daily' && isOutlineSeen(round)) unlessRefused(() => writeRound(store, round))
}

/**
 * Round of a challenge that is open here but was removed from the store by another tab to make room. It continues, so that
 * two tabs do not keep evicting each other's challenge.
 */
function evictedFrom(
  { store }: JournalWorld,
  { puzzle, shown, generation }: OpenPuzzle,
  stored: StoreReading,
): Round | undefined {
  if (puzzle.kind !== 'challenge' || stored.isWritten || generation !== stored.generation) return undefined
  return shown?.guesses.length && isEvicted(store, puzzle) ? shown : undefined
}

/**
 * First round of a day or challenge, or the next round of practice after the shown one and the one stored by another tab.
 */
function nextRound(
  world: JournalWorld,
  { puzzle, shown }: OpenPuzzle,
  rules: RuleChoice,
  stored?: Round,
  due?: Due,
): Round {
  if (puzzle.kind !== 'practice') return firstRoundOf(puzzle, rules)
  const previous = [shown, stored].filter((round) => round !== undefined)
  const { target, dealt, seed } = due
    ? drawDue(due, world.seed(), ...previous)
    : drawTarget(puzzle.deck, world.seed(), ...previous)
  return newRound(puzzle, target, seed, dealt, rules)
}
