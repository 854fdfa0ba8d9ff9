import { type DeckName, deckOf } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import type { EpochMs, UtcDate } from '../schedule/day'
import { outlinesOf, seedOfDay } from './outlines'

/** Kinds of runs: as many outlines as possible within a time, or one after another until the first miss. */
export const KINDS = ['sprint', 'streak'] as const

export const CLOCKS = ['plain', 'long', 'off'] as const

/** Plan of a run: equal plans give everybody the same outlines in the same order. */
export type Plan = {
  readonly kind: (typeof KINDS)[number]
  readonly deck: DeckName
  /** Clock of a sprint, which sets its length; see {@link limitOf}. A streak ignores it. */
  readonly clock: Clock
  /** Random seed, any 32-bit integer. */
  readonly seed: number
  /** Day of a sprint that is the same for everybody. */
  readonly day?: UtcDate | undefined
}

export type Clock = (typeof CLOCKS)[number]

/** Answer, or a skip without a country, with its time in milliseconds since the start. */
export type Move = { readonly at: number; readonly country: PlaceId | undefined }

/** Complete state of a run, from which everything else is derived. */
export type Run = {
  readonly plan: Plan
  /** Start time. */
  readonly begun: EpochMs
  /** Moves, oldest first. */
  readonly moves: readonly Move[]
  /** Time played, in milliseconds, as of `seenAt`. */
  readonly elapsed: number
  readonly seenAt: EpochMs
  /** Whether the player has ended the run. */
  readonly isStopped: boolean
}

/** Outcome of an outline: found with the first answer, found late, missed or skipped. */
export type OutlineResult = {
  readonly country: PlaceId
  readonly outcome: 'found' | 'late' | 'missed' | 'skipped'
  /** Time at which the outline was finished, in milliseconds since the start. */
  readonly at: number
}

/** Result derived from the moves of a run. */
export type Tally = {
  /** Finished outlines, oldest first. */
  readonly seen: readonly OutlineResult[]
  /** Country of the current outline; `undefined` after the last. */
  readonly target: PlaceId | undefined
  /** Wrong answers to the current outline. */
  readonly guesses: readonly PlaceId[]
  readonly found: number
  readonly skips: number
  /** Number of outlines found in a row without a miss. */
  readonly row: number
  /** Milliseconds added to the clock by rows, minus those taken off by misses. */
  readonly added: number
}

/** Reason why a run is over. */
type Ending = 'time' | 'wrong' | 'all' | 'stopped'

/** Length of a sprint, in milliseconds, and number of outlines in a row. */
export const LIMIT = 180_000
export const ROW = 5

/** Time that a miss takes off the plain clock, and that a row adds to it, in milliseconds. */
const STAKE = 10_000

/** Factor of the long clock for all these times (WCAG 2.2, 2.2.1). */
const LONG = 10

/** Number of outlines that can be skipped in a streak. */
const SKIPS = 1

/** Plan of a day's sprint, the same for everybody: the whole world, on the plain clock. */
export function planOfDay(day: UtcDate): Plan {
  return { kind: 'sprint', deck: 'world', clock: 'plain', seed: seedOfDay(day), day }
}

/** Creates a run without moves. */
export function newRun(plan: Plan, begun: EpochMs): Run {
  return { plan, begun, moves: [], elapsed: 0, seenAt: begun, isStopped: false }
}

/** Initial time on the clock of a run, in milliseconds; infinite without a clock. */
export function limitOf({ kind, clock }: Plan): number {
  return kind === 'streak' || clock === 'off' ? Number.POSITIVE_INFINITY : LIMIT * scaleOf(clock)
}

/** Time that a miss takes off the clock of a run, and that a row adds to it, in milliseconds. */
export function stakeOf({ clock }: Pick<Plan, 'clock'>): number {
  return STAKE * scaleOf(clock)
}

/** Derives the result from the moves of a run. */
export function tallyOf({ plan, moves }: Pick<Run, 'plan' | 'moves'>): Tally {
  const [target] = outlinesOf(plan)
  const none: Tally = { seen: [], target, guesses: [], found: 0, skips: 0, row: 0, added: 0 }
  return moves.reduce((tally, move) => tallied(plan, tally, move), none)
}

/** Adds a move to a result. */
function tallied(plan: Plan, tally: Tally, { at, country }: Move): Tally {
  const { target, row, added } = tally
  const stake = stakeOf(plan)
  const finished = (outcome: OutlineResult['outcome']): Pick<Tally, 'seen' | 'target' | 'guesses'> => {
    const seen = [...tally.seen, { country: target as PlaceId, outcome, at }]
    return { seen, target: outlinesOf(plan)[seen.length], guesses: [] }
  }
  if (country === target) {
    const isRow = (row + 1) % ROW === 0
    const outcome = tally.guesses.length === 0 ? 'found' : 'late'
    const found = tally.found + 1
    return { ...tally, ...finished(outcome), found, row: row + 1, added: isRow ? added + stake : added }
  }
  const missed = { ...tally, row: 0, added: added - stake }
  if (country === undefined) return { ...missed, ...finished('skipped'), skips: tally.skips + 1 }
  if (plan.kind === 'streak') return { ...missed, ...finished('missed') }
  return { ...missed, guesses: [...tally.guesses, country] }
}

/** Time left, in milliseconds; infinite without a clock. */
export function timeLeft(run: Run, { added } = tallyOf(run)): number {
  return Math.max(0, limitOf(run.plan) + added - run.elapsed)
}

/** Reason why a run is over; `undefined` while it is in progress. */
export function endingOf(run: Run, tally = tallyOf(run)): Ending | undefined {
  const { target, seen } = tally
  if (seen.at(-1)?.outcome === 'missed') return 'wrong'
  if (target === undefined) return 'all'
  if (timeLeft(run, tally) === 0) return 'time'
  return run.isStopped ? 'stopped' : undefined
}

/**
 * Advances a run to a time. It goes on in the background and while the device sleeps; time by
 * which the clock was set back is ignored.
 */
export function seenAt(run: Run, now: EpochMs): Run {
  return { ...run, elapsed: run.elapsed + Math.max(0, now - run.seenAt), seenAt: now }
}

/**
 * Whether a country is allowed as an answer to the current outline; without a country, whether the outline can be skipped.
 */
export function isMovable(run: Run, country: PlaceId | undefined, tally = tallyOf(run)): boolean {
  if (endingOf(run, tally) !== undefined) return false
  const { guesses, skips } = tally
  if (country === undefined) return run.plan.kind === 'sprint' || skips < SKIPS
  return deckOf(run.plan.deck).codes.includes(country) && !guesses.includes(country)
}

/** Adds an answer or a skip at the current time; returns the same run if it is not allowed. */
export function withMove(run: Run, country: PlaceId | undefined): Run {
  if (!isMovable(run, country)) return run
  return { ...run, moves: [...run.moves, { at: run.elapsed, country }] }
}

/** Whether moves can have been made in a run, one after another. Looks at each once, since there may be thousands. */
export function areMovable(run: Run, moves: readonly Move[]): boolean {
  let tally = tallyOf(run)
  return moves.every((move) => {
    const isOpen = isMovable({ ...run, elapsed: move.at }, move.country, tally)
    if (isOpen) tally = tallied(run.plan, tally, move)
    return isOpen
  })
}

/** Unique id of a run across tabs and devices. The id of a daily sprint is its day, so that it can be played only once. */
export function idOfRun({ plan: { day, seed }, begun }: Pick<Run, 'plan' | 'begun'>): string {
  return day ?? `${begun.toString(36)}-${seed.toString(36)}`
}

/**
 * Whether a run replaces another version of itself: it began earlier (daily sprints only), has more moves, made the first
 * different move earlier, or was ended. The order is total, so all tabs agree.
 */
export function isBefore(run: Run, other: Run): boolean {
  if (idOfRun(run) !== idOfRun(other)) return false
  const differences = [
    run.begun - other.begun,
    other.moves.length - run.moves.length,
    ...run.moves.map((move, place) => compareMoves(move, other.moves[place] ?? move)),
    Number(other.isStopped) - Number(run.isStopped),
  ]
  return (differences.find((difference) => difference !== 0) ?? 0) < 0
}

/** Compares two moves by time, then by country code; negative if the first comes before the other. */
function compareMoves(move: Move, other: Move): number {
  return move.at - other.at || (move.country ?? '').localeCompare(other.country ?? '', 'en')
}

function scaleOf(clock: Clock): number {
  return clock === 'long' ? LONG : 1
}

/** Formats milliseconds as minutes and seconds, rounded up, with whole numbers in the digits of a language: `2:59`. */
export function clockTime(milliseconds: number, whole: (number: number) => string = String): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${whole(Math.floor(seconds / 60))}:${whole(seconds % 60).padStart(2, whole(0))}`
}
