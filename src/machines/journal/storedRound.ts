import { type ChallengePuzzle, type DailyPuzzle, isOfVersion1, keyOf, type Puzzle, puzzleAt } from '../puzzle'
import { join, type Round } from '../round'
import { PREFIX, type Store, VERSION_1 } from '../store'
import { type Erasure, readErasure } from './erasure'
import { decodeRound, type Reading, recordOf } from './record'

/** What the store holds for a puzzle; `later` and `damaged` where one of its keys cannot be read. */
export type StoredPuzzle =
  | { readonly kind: 'round'; readonly round: Round }
  | { readonly kind: 'blank' | 'later' }
  | { readonly kind: 'damaged'; readonly keys: readonly string[] }

const VERSION_1_DAY = `${VERSION_1}day.`

/** The key under which a round is stored; each puzzle is one record, so that each write stands alone. */
export function storeKeyOf(puzzle: Puzzle): string {
  return PREFIX + keyOf(puzzle)
}

/** The key under which version 1 of the program stores a puzzle of the twenty, and may do so beside this one. */
export function version1KeyOf(puzzle: Exclude<Puzzle, ChallengePuzzle>): string {
  return puzzle.kind === 'daily' ? VERSION_1_DAY + puzzle.date : `${VERSION_1}practice`
}

/**
 * The round of a puzzle as the store has it: what this program wrote, joined with what version 1 did. Changes
 * nothing. Throws what the store throws.
 */
export function readRound(
  store: Pick<Store, 'get'>,
  puzzle: Puzzle,
  erasure = readErasure(store),
): StoredPuzzle {
  const readings = keysOf(puzzle, erasure).flatMap((key) => {
    const text = store.get(key)
    return text === null ? [] : [{ key, reading: decodeRound(text, puzzle) }]
  })
  const damaged = readings.filter(({ reading }) => reading.kind === 'damaged')
  if (readings.some(({ reading }) => reading.kind === 'later')) return { kind: 'later' }
  if (damaged.length > 0) return { kind: 'damaged', keys: damaged.map(({ key }) => key) }
  const [first, ...others] = readings.flatMap(({ reading }) => roundsIn(reading))
  return first ? { kind: 'round', round: others.reduce(join, first) } : { kind: 'blank' }
}

/**
 * The stored round of a puzzle; `undefined` where there is none, or none that can be read now. Throws nothing.
 * @param erasure when everything was last erased: pass it when many are read, so that it is looked up once
 */
export function roundIn(store: Pick<Store, 'get'>, puzzle: Puzzle, erasure?: Erasure): Round | undefined {
  try {
    const page = readRound(store, puzzle, erasure)
    return page.kind === 'round' ? page.round : undefined
  } catch {
    // It cannot be read now.
  }
}

/** Stores a round in place of what was there. Throws what the store throws. */
export function writeRound(store: Store, round: Round): void {
  store.set(storeKeyOf(round.puzzle), JSON.stringify(recordOf(round)))
}

/** The daily puzzle of which something is stored under a key, by any version. */
export function storedDayAt(key: string): DailyPuzzle | undefined {
  const name = key.startsWith(VERSION_1_DAY)
    ? `daily.twenty.${key.slice(VERSION_1_DAY.length)}`
    : key.slice(PREFIX.length)
  const puzzle = key.startsWith(PREFIX) || key.startsWith(VERSION_1_DAY) ? puzzleAt(name) : undefined
  return puzzle?.kind === 'daily' ? puzzle : undefined
}

/**
 * Under which keys a puzzle is stored. An open page of version 1 knows of no erasing, and writes all that it
 * remembers of its day: what it has of days up to the last erasing is not read.
 */
function keysOf(puzzle: Puzzle, { on }: Erasure): readonly string[] {
  const own = storeKeyOf(puzzle)
  if (!isOfVersion1(puzzle)) return [own]
  const isErased = on !== undefined && (puzzle.kind === 'practice' || puzzle.date <= on)
  return isErased ? [own] : [own, version1KeyOf(puzzle)]
}

function roundsIn(reading: Reading): readonly Round[] {
  return reading.kind === 'round' ? [reading.round] : []
}
