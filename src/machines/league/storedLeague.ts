import * as v from 'valibot'
import { isUtcDate, type UtcDate } from '../day'
import { readJson } from '../journal/readJson'
import { type DailyDeck, isDailyDeck } from '../schedule/dailies'
import { PREFIX, type Store } from '../store'
import { joined, nameFrom, type Result } from './result'

/** The key of the results of a league. */
export const LEAGUE = `${PREFIX}league`

/** A result as it is stored: who, of which deck, the date, and the guess with which it was found, or 0. */
const row = v.tuple([
  v.pipe(
    v.string(),
    v.check((who) => who !== '' && nameFrom(who) === who),
  ),
  v.custom<DailyDeck>((deck) => typeof deck === 'string' && isDailyDeck(deck)),
  v.custom<UtcDate>(isUtcDate),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9)),
])

/** Rows as they are stored and in a backup. What is of no form that is known is of a later version, and is passed over. */
export const rowsOfLeague = v.array(row)

type Row = v.InferOutput<typeof row>

const schema = v.object({ version: v.literal(1), results: rowsOfLeague })

/** The results that are stored; none where they cannot be read. */
export function readLeague(store: Pick<Store, 'get'>): readonly Result[] {
  try {
    return (readJson(schema, store.get(LEAGUE) ?? '')?.results ?? []).map(resultOf)
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
