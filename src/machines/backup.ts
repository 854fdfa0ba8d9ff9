import * as v from 'valibot'
import { attempts } from './classroom/storedAttempt'
import { classResults, classSets } from './classroom/storedClass'
import type { UtcDate } from './day'
import { isPlayable } from './journal/archive'
import { log } from './journal/review'
import { rounds } from './journal/storedRound'
import { landfalls } from './landfall/storedLandfalls'
import { countNew, league, readLeague } from './league/storedLeague'
import { PINS_FROM } from './pins/pinnedCountries'
import type { PinsDay } from './pins/pins'
import { pinsDays } from './pins/storedPins'
import type { DailyPuzzle } from './puzzle'
import type { DailyRound } from './round'
import { DAILY_DECKS, targetOf } from './schedule/dailies'
import { runs } from './sprint/storedRun'
import type { Collection } from './store/collection'
import { readJson, whole } from './store/schemas'
import { atomically, PREFIX, type Store, type WatchedStore } from './store/store'

const GAME = 'The World Outline Game'
const VERSION = 1

/** Schema of a backup: each record in its stored form, by its key without the common prefix. */
const schema = v.object({
  game: v.literal(GAME),
  version: whole(1),
  records: v.optional(v.record(v.string(), v.unknown()), {}),
})

/** Part of a collection that a backup includes: the records whose ids begin with a given text, or all. */
type Part = {
  readonly collection: Collection<unknown>
  readonly beginning?: string
  /** Whether a value is worth a place in the backup; all are unless this says otherwise. */
  isBegun?(value: unknown): boolean
  /**
   * Whether a value can come from this game: a day outside the playable dates, or with the wrong target, cannot. All
   * values can unless this says otherwise.
   */
  isPossible?(value: unknown, today: UtcDate): boolean
}

const parts: readonly Part[] = [
  ...DAILY_DECKS.map(
    (deck): Part => ({
      collection: rounds,
      beginning: `daily.${deck}.`,
      isBegun: ({ guesses }: DailyRound) => guesses.length > 0,
      isPossible: ({ puzzle, target }: DailyRound, today) =>
        isPlayable(puzzle, today) && targetOf(puzzle) === target,
    }),
  ),
  {
    collection: pinsDays as Collection<unknown>,
    isPossible: ({ date }: PinsDay, today) => date >= PINS_FROM && date <= today,
  },
  {
    collection: landfalls as Collection<unknown>,
    beginning: 'daily.',
    isPossible: ({ puzzle }: { readonly puzzle: DailyPuzzle }, today) => isPlayable(puzzle, today),
  },
  ...[log, runs, attempts, classSets, classResults, league].map((collection: Collection<unknown>) => ({
    collection,
  })),
]

/** Reason why a text cannot be read as a backup. A date appears as in the text. */
export type Refusal =
  | { readonly fault: 'empty' | 'damaged' | 'foreign' | 'later' }
  | { readonly fault: 'date'; readonly date: string }
  | { readonly fault: 'round'; readonly date: string; readonly of: string }

/** Value from a backup with its collection. */
type Kept = { readonly collection: Collection<unknown>; readonly value: unknown }

/** Contents of a backup, with the dates of the days that cannot come from this game. */
export type Contents = { readonly values: readonly Kept[]; readonly left: readonly string[] }

/**
 * Exports all days, answers after them, pins, reviews, runs, class sets and league results in a store as one text, as a backup or for another device.
 */
export function encodeBackup(store: Pick<Store, 'get' | 'keys'>): string {
  const records = parts.flatMap(({ collection, beginning, isBegun = () => true }) =>
    collection
      .all(store, beginning)
      .filter(isBegun)
      .map((value) => [collection.keyOf(value).slice(PREFIX.length), collection.encode(value)] as const),
  )
  records.sort(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify({ game: GAME, version: VERSION, records: Object.fromEntries(records) }, null, 1)}\n`
}

/**
 * Reads a text written by {@link encodeBackup}, all of it or nothing. A record of no known collection comes from a later
 * version of the game.
 */
export function decodeBackup(text: string, today: UtcDate): Contents | Refusal {
  const json = readJson(v.unknown(), text)
  if (json === undefined) return { fault: text.trim() === '' ? 'empty' : 'damaged' }
  const backup = v.safeParse(schema, json)
  if (!backup.success) return { fault: 'foreign' }
  if (backup.output.version > VERSION) return { fault: 'later' }
  const values: Kept[] = []
  const left: string[] = []
  for (const [name, record] of Object.entries(backup.output.records)) {
    const key = PREFIX + name
    const part = parts.find(({ collection, beginning = '' }) => key.startsWith(collection.prefix + beginning))
    if (part === undefined) return { fault: 'later' }
    const { collection, beginning = '', isPossible = () => true } = part
    const id = key.slice(collection.prefix.length)
    const date = id.slice(beginning.length)
    const reading = collection.decode(record, id)
    if (reading.kind !== 'value') {
      const of = reading.kind === 'damaged' ? reading.fault : 'later'
      if (collection !== rounds) return { fault: of === 'later' ? of : 'damaged' }
      return of === 'date' ? { fault: of, date } : { fault: 'round', date, of }
    }
    if (isPossible(reading.value, today)) values.push({ collection, value: reading.value })
    else left.push(date)
  }
  return { values, left }
}

/**
 * Merges a backup into the store and returns how many days, other records and league results have changed. Restores the
 * store before it throws, if the store fails or a record cannot be read.
 */
export function mergeBackup(
  store: WatchedStore,
  values: readonly Kept[],
): Record<'days' | 'others' | 'league', number> {
  const results = readLeague(store)
  const keys = atomically(store, (changing) => {
    for (const { collection, value } of values) collection.join(changing, value)
  })
  const changed = values.filter(({ collection, value }) => keys.has(collection.keyOf(value)))
  const days = changed.filter(({ collection }) => collection === rounds).length
  const others = changed.filter(({ collection }) => collection !== rounds && collection !== league).length
  return { days, others, league: countNew(results, readLeague(store)) }
}
