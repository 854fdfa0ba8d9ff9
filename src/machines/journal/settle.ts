import { firstRoundOf } from '../firstRound'
import type { GameNews } from '../game'
import type { Puzzle, PuzzleKey } from '../puzzle'
import { isOutlineSeen, isOver, newRound, type Round, withGuesses } from '../round'
import type { RuleChoice } from '../rules'
import { type Due, drawDue, drawTarget } from '../schedule/deal'
import { readErasure } from '../store/erasure'
import { unlessRefused, type WatchedStore } from '../store/store'
import { type BackupCopy, type Copy, encodeCopy, placeOf } from './backupCopy'
import { isEvicted, keepChallenge } from './keptChallenges'
import { keepOnce, type Persistence } from './persistence'
import { readStored, type StoreReading, type Unreadable } from './readStored'
import { reconcile, untouched, type Waiting } from './reconcile'
import { noteReview } from './review'
import { writeRound } from './storedRound'

/** What the journal needs of the world outside: a store, a backup copy, a clock, and thirty-two random bits. */
export type JournalWorld = Persistence & {
  readonly store: WatchedStore
  readonly backupCopy: BackupCopy
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly seed: () => number
  /** Calls back every second. Gives the way to stop. */
  readonly onTick: (callback: () => void) => () => void
}

/** Request for another round of practice: of what is due, or any country of the deck. */
export type Deal = { type: 'deal'; rules: RuleChoice; due?: Due | undefined }

/** State of an open puzzle. */
export type OpenPuzzle = {
  readonly puzzle: Puzzle
  /** Number of screens that show it. */
  readonly screens: number
  /** Rules with which its game was requested last. */
  readonly rules: RuleChoice
  /** Round that its game shows. */
  readonly shown: Round | undefined
  /** What is not known to be in the store. */
  readonly waiting: Waiting | undefined
  /** What has happened since the store was last asked, oldest first. */
  readonly pending: readonly (GameNews | Deal)[]
  /** Backup copies that wait for the store to be read. */
  readonly copies: readonly Copy[]
  /** Generation in which the store was last read for it: see `Erasure`. */
  readonly generation: number | undefined
}

/** State of a puzzle once what has happened in it was stored as far as it can be. */
export type Settled = Pick<OpenPuzzle, 'waiting' | 'copies' | 'generation'> & {
  /** Round for the game to show; `undefined` where none is stored and nobody plays. */
  readonly show: Round | undefined
}

/** Answer of the store about a puzzle. */
export type Answer = Settled & {
  /** What could not be read. */
  readonly found: readonly Unreadable[]
  /** Generation at this moment, as far as it is known. */
  readonly generationNow: number | undefined
}

/**
 * Stores what has happened in an open puzzle, with its review and its backup copy, and tells what there is then. What the
 * store refuses waits.
 * @param lastGeneration the one that was read last in this page, where the store cannot be asked
 * @param open keys of the puzzles that are open in this page, whose challenges are not evicted
 */
export function settle(
  world: JournalWorld,
  puzzle: OpenPuzzle,
  lastGeneration: number | undefined,
  open: readonly PuzzleKey[],
): Answer {
  const found: Unreadable[] = []
  const rules = puzzle.shown?.rules ?? puzzle.rules
  const stored = readStored(world.store, puzzle.puzzle, rules, (what) => found.push(what))
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
    ? stood(world, { ...puzzle, waiting: waiting && dated(waiting, stored) }, stored, open)
    : refused(world, { ...puzzle, waiting }, generationNow)
  if (puzzle.pending.some(({ type }) => type !== 'deal'))
    secure(world, settled, settled.show ?? puzzle.shown, generationNow)
  return { ...settled, found, generationNow }
}

/**
 * What waits with what a game tells. Guesses that wait keep their generation: with a newer one, an erasing that this page
 * could not see would not void them.
 */
function heard(news: GameNews, before: Waiting | undefined, generation: number | undefined): Waiting {
  const { round } = news
  const begun = {
    ...untouched(before?.round ?? round, generation),
    ...(before && { replaces: before.replaces }),
  }
  const base = before?.guesses.length ? before : begun
  const waiting = { ...base, round: { ...base.round, rules: round.rules } }
  return news.type === 'chosen'
    ? waiting
    : { ...waiting, guesses: [...waiting.guesses, news.country], on: waiting.on ?? news.on }
}

/** Another round of practice, which waits in place of the one that is stored. */
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

/**
 * What waits, in the generation of the store where no other is known and everything was erased on an earlier day, if at all:
 * what was perhaps erased must not come back.
 */
function dated(waiting: Waiting, { generation, erasedOn }: StoreReading): Waiting {
  const isLater = erasedOn === undefined || (waiting.on !== undefined && erasedOn < waiting.on)
  return isLater ? { ...waiting, generation: waiting.generation ?? generation } : waiting
}

/** The state where the store can be read: what waits is added to what it holds, and stored. */
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
    ...{ copies: [], generation: stored.generation },
  }
}

/** The state where the store cannot be asked: what is known of the puzzle is shown, and waits. */
function refused(world: JournalWorld, puzzle: OpenPuzzle, generationNow: number | undefined): Settled {
  const { shown, rules, screens, copies, generation } = puzzle
  if (screens === 0) return { show: undefined, waiting: puzzle.waiting, copies, generation }
  const dealtHere = () => ({
    ...untouched(nextRound(world, puzzle, rules), generationNow),
    replaces: undefined,
  })
  const waiting = puzzle.waiting ?? (shown ? untouched(shown, generationNow) : dealtHere())
  const before = shown?.deal === waiting.round.deal ? shown : waiting.round
  return { show: withGuesses(before, waiting.guesses, waiting.on), waiting, copies, generation }
}

/** Stores a round with what it tells of its country: whether that could be done. */
function hasWritten({ store, now }: JournalWorld, round: Round, open: readonly PuzzleKey[]): boolean {
  const isWritten = unlessRefused(() => {
    // First, so that a round that is stored as over has its review: where either fails both are tried again.
    noteReview(store, round, now())
    writeRound(store, round)
    return true
  }, false)
  if (isWritten && round.puzzle.kind === 'challenge') keepChallenge(store, round.puzzle, open)
  return isWritten
}

/** Writes the backup copy of a round that was guessed in, and asks the browser to keep what is stored once a day is over. */
function secure(world: JournalWorld, settled: Settled, round: Round | undefined, generation = 0): void {
  if (round === undefined) return
  const { waiting, copies } = settled
  // A round without guesses must not take the place of another's copy; one that could not be looked at yet may know more.
  if (round.guesses.length > 0 && copies.length === 0)
    // Where there is no backup copy, the store has to do.
    world.backupCopy
      .write(placeOf(round.puzzle), encodeCopy({ generation, round, replaces: waiting?.replaces }))
      .catch(() => {})
  if (round.puzzle.kind === 'daily' && isOver(round)) keepOnce(world)
}

/**
 * Stores the round of a day whose outline is about to be seen, so that it cannot be hidden any more. Where
 * that fails nothing that was played is lost.
 */
function noteSeen({ store }: JournalWorld, round: Round): void {
  if (round.puzzle.kind === 'daily' && isOutlineSeen(round)) unlessRefused(() => writeRound(store, round))
}

/**
 * The round of a challenge that is open here while another page has evicted it to make room: it goes on, so
 * that two pages do not remove for ever what the other one shows.
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
 * The round of a day or a challenge, or another one of practice, after that which is shown and that which another tab has
 * stored.
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
