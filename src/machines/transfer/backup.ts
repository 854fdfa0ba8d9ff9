import { isPublished } from '../../geo/decks'
import { attempts } from '../classroom/storedAttempt'
import { classResults, classSets } from '../classroom/storedClass'
import { log } from '../journal/review'
import { rounds } from '../journal/storedRound'
import { countNew, league, readLeague } from '../league/storedLeague'
import { pinsDays } from '../pins/storedPins'
import { quizzes } from '../quiz/storedQuizzes'
import type { DailyRound } from '../rules/round'
import { DAILY_DECKS } from '../schedule/dailies'
import type { Run } from '../sprint/run'
import { runs } from '../sprint/storedRun'
import type { Collection } from '../store/collection'
import { atomically, PREFIX, type Store, type WatchedStore } from '../store/store'

export const GAME = 'The World Outline Game'
export const BACKUP_VERSION = 1

/** Part of a collection that a backup includes: the records whose ids begin with a given text, or all. */
type Part = {
  readonly collection: Collection<unknown>
  readonly beginning: string
  /** Whether a value is worth a place in the backup; all are unless this says otherwise. */
  isBegun?(value: unknown): boolean
}

export const parts: readonly Part[] = [
  ...DAILY_DECKS.map(
    (deck): Part => ({
      collection: rounds,
      beginning: `daily.${deck}.`,
      isBegun: ({ guesses }: DailyRound) => guesses.length > 0,
    }),
  ),
  { collection: quizzes as Collection<unknown>, beginning: 'daily.' },
  // A run of a deck of somebody's own is one only while that is open.
  {
    collection: runs as Collection<unknown>,
    beginning: '',
    isBegun: (run) => isPublished((run as Run).plan.deck),
  },
  ...[pinsDays, log, attempts, classSets, classResults, league].map((collection) => ({
    collection: collection as Collection<unknown>,
    beginning: '',
  })),
]

/**
 * Exports all days, answers after them, pins, reviews, runs, class sets and league results in a store as one text, as a backup or for another device.
 * @param maps texts of the maps of somebody's own, if they go along
 */
export function encodeBackup(store: Pick<Store, 'get' | 'keys'>, maps: readonly string[] = []): string {
  const records = parts.flatMap(({ collection, beginning, isBegun = () => true }) =>
    collection
      .all(store, beginning)
      .filter(isBegun)
      .map((value) => [collection.keyOf(value).slice(PREFIX.length), collection.encode(value)] as const),
  )
  records.sort(([one], [other]) => (one < other ? -1 : 1))
  const backup = {
    game: GAME,
    version: BACKUP_VERSION,
    records: Object.fromEntries(records),
    ...(maps.length > 0 && { maps }),
  }
  return `${JSON.stringify(backup, null, 1)}\n`
}

/** Value from a backup with its collection. */
export type Kept = { readonly collection: Collection<unknown>; readonly value: unknown }

/** Number of rounds and other things in a value: a record of the log has many. */
export function sizeOf({ collection, value }: Kept): number {
  if (value === undefined) return 0
  return collection === log ? (value as readonly unknown[]).length : 1
}

/**
 * Merges a backup into the store and returns how many days, other rounds, and league results are new or have changed.
 * Restores the store before it throws, if the store fails or a record cannot be read.
 */
export function mergeBackup(
  store: WatchedStore,
  values: readonly Kept[],
): Record<'days' | 'others' | 'league', number> {
  const results = readLeague(store)
  const counts = { days: 0, others: 0 }
  atomically(store, (changing) => {
    for (const { collection, value } of values) {
      const before = collection.at(changing, collection.keyOf(value))
      const after = collection.adopt(changing, value)
      if (after === before || collection === league) continue
      if (collection === rounds) counts.days++
      else
        counts.others += Math.max(
          1,
          sizeOf({ collection, value: after }) - sizeOf({ collection, value: before }),
        )
    }
  })
  return { ...counts, league: countNew(results, readLeague(store)) }
}
