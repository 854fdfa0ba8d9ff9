import type { CountryCode } from '../../geo/countries'
import { type DeckName, deckOf } from '../../geo/decks'
import type { UtcDate } from '../day'
import { hash } from '../hash'
import { outlinesOf } from './outlines'

/** As many as the clock lets, or one after another until the first miss. */
export const KINDS = ['sprint', 'streak'] as const

export const CLOCKS = ['plain', 'long', 'off'] as const

/** What decides a run: the same plan has the same outlines in the same order, for everybody. */
export type Plan = {
  readonly kind: (typeof KINDS)[number]
  readonly deck: DeckName
  /** How long the clock of a sprint runs: see {@link limitOf}. A streak has none. */
  readonly clock: Clock
  /** Any 32-bit whole number. */
  readonly seed: number
  /** The day of a sprint that is the same for everybody. */
  readonly day?: UtcDate | undefined
}

export type Clock = (typeof CLOCKS)[number]

/** An answer, or an outline that was skipped, so many milliseconds after the begin. */
export type Move = { readonly at: number; readonly country: CountryCode | undefined }

/** All there is to know of a run: everything else is told from it. */
export type Run = {
  readonly plan: Plan
  /** When it was begun, in milliseconds since 1970. */
  readonly begun: number
  /** Oldest first. */
  readonly moves: readonly Move[]
  /** For how long it has been played, in milliseconds, as of `seenAt`, a time in milliseconds since 1970. */
  readonly elapsed: number
  readonly seenAt: number
  /** Whether the player has ended it. */
  readonly isStopped: boolean
}

/** What has become of an outline: found with the first answer, with a later one, or not. */
export type Seen = {
  readonly country: CountryCode
  readonly outcome: 'found' | 'late' | 'missed' | 'skipped'
  /** When it was done with, in milliseconds after the begin. */
  readonly at: number
}

/** What a run comes to. */
export type Tally = {
  /** The outlines that are done with, oldest first. */
  readonly seen: readonly Seen[]
  /** The country of the next outline; `undefined` after the last. */
  readonly sought: CountryCode | undefined
  /** The wrong answers to it. */
  readonly guesses: readonly CountryCode[]
  readonly found: number
  readonly skips: number
  /** How many were found in a row without a miss. */
  readonly row: number
  /** By how many milliseconds misses have made the clock shorter, and rows longer. */
  readonly added: number
}

/** Why a run is over. */
export type Ending = 'time' | 'wrong' | 'all' | 'stopped'

/** How long a sprint is, in milliseconds, what a miss costs, and what so many in a row bring. */
export const LIMIT = 180_000
export const COST = 10_000
export const BONUS = 10_000
export const ROW = 5

/** The long clock has ten times as much of everything (WCAG 2.2, 2.2.1). */
const LONG = 10

/** How many outlines of a streak can be skipped. */
export const SKIPS = 1

/** The sprint of a day, the same for everybody: in all the world, on the plain clock. */
export function planOfDay(day: UtcDate): Plan {
  return { kind: 'sprint', deck: 'world', clock: 'plain', seed: hash(`sprint ${day}`), day }
}

/** A run before its first move. */
export function newRun(plan: Plan, begun: number): Run {
  return { plan, begun, moves: [], elapsed: 0, seenAt: begun, isStopped: false }
}

/** How long the clock of a run is at first, in milliseconds; endless where it has none. */
export function limitOf({ kind, clock }: Plan): number {
  return kind === 'streak' || clock === 'off' ? Number.POSITIVE_INFINITY : LIMIT * scaleOf(clock)
}

/** What the moves of a run come to. */
export function tallyOf({ plan, moves }: Pick<Run, 'plan' | 'moves'>): Tally {
  const outlines = outlinesOf(plan)
  const scale = scaleOf(plan.clock)
  const seen: Seen[] = []
  let guesses: readonly CountryCode[] = []
  let [found, skips, row, added] = [0, 0, 0, 0]
  const finish = (outcome: Seen['outcome'], at: number) => {
    seen.push({ country: outlines[seen.length] as CountryCode, outcome, at })
    guesses = []
  }
  for (const { at, country } of moves) {
    if (country === outlines[seen.length]) {
      finish(guesses.length === 0 ? 'found' : 'late', at)
      found++
      row++
      if (row % ROW === 0) added += BONUS * scale
      continue
    }
    row = 0
    added -= COST * scale
    if (country === undefined) skips++
    if (country === undefined) finish('skipped', at)
    else if (plan.kind === 'streak') finish('missed', at)
    else guesses = [...guesses, country]
  }
  return { seen, sought: outlines[seen.length], guesses, found, skips, row, added }
}

/** How much time is left, in milliseconds; endless where there is no clock. */
export function timeLeft(run: Run): number {
  return Math.max(0, limitOf(run.plan) + tallyOf(run).added - run.elapsed)
}

/** Why a run is over; `undefined` while it is not. */
export function endingOf(run: Run): Ending | undefined {
  const { sought, seen } = tallyOf(run)
  if (seen.at(-1)?.outcome === 'missed') return 'wrong'
  if (sought === undefined) return 'all'
  if (timeLeft(run) === 0) return 'time'
  return run.isStopped ? 'stopped' : undefined
}

/**
 * The run at a time in milliseconds since 1970. It goes on while nobody looks, and while the device sleeps; what its clock is
 * set back by is left out.
 */
export function seenAt(run: Run, now: number): Run {
  return { ...run, elapsed: run.elapsed + Math.max(0, now - run.seenAt), seenAt: now }
}

/** Whether a country may be the answer to the outline that is shown, or that may be skipped. */
export function isMovable(run: Run, country: CountryCode | undefined): boolean {
  if (endingOf(run) !== undefined) return false
  const { guesses, skips } = tallyOf(run)
  if (country === undefined) return run.plan.kind === 'sprint' || skips < SKIPS
  return deckOf(run.plan.deck).codes.includes(country) && !guesses.includes(country)
}

/** The run after an answer, or a skip, as of now; without it where it may not be made. */
export function withMove(run: Run, country: CountryCode | undefined): Run {
  if (!isMovable(run, country)) return run
  return { ...run, moves: [...run.moves, { at: run.elapsed, country }] }
}

/**
 * Tells a run apart from all others, in every tab and on every device. The sprint of a day has that day, so that it can be
 * played once.
 */
export function idOfRun({ plan: { day, seed }, begun }: Pick<Run, 'plan' | 'begun'>): string {
  return day ?? `${begun.toString(36)}-${seed.toString(36)}`
}

/**
 * Whether a run takes the place of another one: it is the same and has more moves, or as many and made the first that
 * differs earlier, or was ended; or both are the sprint of one day, and it was begun earlier. Of two states that differ one
 * does, so that all pages come to the same.
 */
export function isBefore(run: Run, other: Run): boolean {
  if (idOfRun(run) !== idOfRun(other)) return false
  const differences = [
    run.begun - other.begun,
    other.moves.length - run.moves.length,
    ...run.moves.map((move, place) => orderOf(move, other.moves[place] ?? move)),
    Number(other.isStopped) - Number(run.isStopped),
  ]
  return (differences.find((difference) => difference !== 0) ?? 0) < 0
}

/** Below 0 where a move comes before another: it was made earlier, or at one time has the first country by its code. */
function orderOf(move: Move, other: Move): number {
  return move.at - other.at || (move.country ?? '').localeCompare(other.country ?? '', 'en')
}

function scaleOf(clock: Clock): number {
  return clock === 'long' ? LONG : 1
}
