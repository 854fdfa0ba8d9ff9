import * as v from 'valibot'
import { DAILY_DECKS } from '../schedule/dailies'
import { Collection } from '../store/collection'
import { date, whole } from '../store/schemas'
import { PREFIX, type Store } from '../store/store'
import { joined, keyOfResult, nameFrom, type Result } from './result'

/** Schema of a normalized name. */
const name = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((who) => nameFrom(who) === who),
)

/** Schema of a result: name, deck, date, and the number of the guess that found the country, or 0. */
const row = v.strictTuple([name, v.picklist(DAILY_DECKS), date, whole(0, 9)])

/** Collection with a single record for all results of the league. */
export const league = new Collection<readonly Result[], { results: v.InferOutput<typeof row>[] }>({
  prefix: `${PREFIX}league`,
  version: 1,
  schema: v.object({ results: v.array(row) }),
  idOf: () => '',
  decode: ({ results }) =>
    joined(
      [],
      results.map(([who, deck, date, score]) => ({ who, deck, date, score })),
    ),
  encode: (results) => ({ results: results.map(({ who, deck, date, score }) => [who, deck, date, score]) }),
  join: (stored, more) => {
    const all = joined(stored, more)
    return countNew(stored, all) > 0 ? all : stored
  },
})

/** Reads the stored results; empty if they are unreadable. */
export function readLeague(store: Pick<Store, 'get'>): readonly Result[] {
  return league.find(store, '') ?? []
}

/** Writes results, replacing all stored ones. Throws what the store throws. */
export function writeLeague(store: Store, results: readonly Result[]): void {
  if (results.length === 0) store.remove(league.prefix)
  else league.write(store, results)
}

/** Adds results to the stored ones and returns the number of new ones. Throws what the store throws. */
export function addToLeague(store: Store, more: readonly Result[]): number {
  if (more.length === 0) return 0
  const before = readLeague(store)
  return countNew(before, league.join(store, joined([], more)))
}

/** Counts the results that are in `after` and not in `before`. */
export function countNew(before: readonly Result[], after: readonly Result[]): number {
  const nameOf = (result: Result) => `${keyOfResult(result)} ${result.score}`
  const known = new Set(before.map(nameOf))
  return after.filter((result) => !known.has(nameOf(result))).length
}
