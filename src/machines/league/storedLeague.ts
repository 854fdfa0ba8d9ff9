import * as v from 'valibot'
import { isUtcDate, type UtcDate } from '../day'
import { readJson } from '../journal/readJson'
import { type DailyDeck, isDailyDeck } from '../schedule/dailies'
import { PREFIX, type Store } from '../store'
import { joined, nameFrom, type Result } from './result'

/** The key of the results of a league. */
export const LEAGUE = `${PREFIX}league`

/** A result as it is stored: who, of which deck, the date, and the guess with which it was found, or 0. */
type Row = readonly [who: string, deck: DailyDeck, date: UtcDate, score: number]

function isRow(row: unknown): row is Row {
  if (!Array.isArray(row) || row.length !== 4) return false
  const [who, deck, date, score]: readonly unknown[] = row
  return (
    typeof who === 'string' &&
    who !== '' &&
    nameFrom(who) === who &&
    typeof deck === 'string' &&
    isDailyDeck(deck) &&
    isUtcDate(date) &&
    typeof score === 'number' &&
    Number.isInteger(score) &&
    score >= 0 &&
    score <= 9
  )
}

/** Rows as they are stored and in a backup. */
export const rowsOfLeague = v.array(v.custom<Row>(isRow))

const schema = v.object({ version: v.literal(1), results: rowsOfLeague })

/** The results that are stored; none where they cannot be read. */
export function readLeague(store: Pick<Store, 'get'>): readonly Result[] {
  try {
    return (readJson(schema, store.get(LEAGUE))?.results ?? []).map(resultOf)
  } catch {
    return []
  }
}

/** Stores results in the place of all others. Throws what the store throws. */
export function writeLeague(store: Store, results: readonly Result[]): void {
  if (results.length === 0) store.remove(LEAGUE)
  else store.set(LEAGUE, JSON.stringify({ version: 1, results: results.map(rowOf) }))
}

/** Adds results to those that are stored, and gives how many were not there. Throws what the store throws. */
export function addToLeague(store: Store, more: readonly Result[]): number {
  const before = readLeague(store)
  const after = joined(before, more)
  const known = new Set(before.map((result) => JSON.stringify(rowOf(result))))
  const added = after.filter((result) => !known.has(JSON.stringify(rowOf(result)))).length
  if (added > 0) writeLeague(store, after)
  return added
}

export function rowOf({ who, deck, date, score }: Result): Row {
  return [who, deck, date, score]
}

export function resultOf([who, deck, date, score]: Row): Result {
  return { who, deck, date, score }
}
