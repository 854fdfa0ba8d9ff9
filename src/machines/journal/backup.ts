import * as v from 'valibot'
import { FIRST_DECK } from '../../geo/decks'
import { isUtcDate, type UtcDate } from '../day'
import type { Result } from '../league/result'
import { addToLeague, LEAGUE, resultOf, rowOf, rowsOfLeague } from '../league/storedLeague'
import type { DailyPuzzle } from '../puzzle'
import { type DailyRound, isSame, join } from '../round'
import { standardRules } from '../rules'
import { type DailyDeck, isDailyDeck, targetOf } from '../schedule/dailies'
import { idOfRun, isBefore, type Run } from '../sprint/run'
import type { Store, WatchedStore } from '../store'
import { isPlayable } from './archive'
import { readErasure } from './erasure'
import { isTable, type Table } from './isTable'
import { isRecord, isWanted, type KeptRecord } from './keptRecords'
import { readAfterQuarantine } from './quarantine'
import { decodeRecord, type Fault, recordOf, VERSION, versionOf } from './record'
import { type Review, recordOfReview } from './review'
import { addReviews, decodeReview } from './reviews'
import { storeKeyOf, writeRound } from './storedRound'
import { decodeRun, keyOfRun, recordOfRun, runAt, writeRun } from './storedRun'

const GAME = 'The World Outline Game'

const table = v.custom<Table>(isTable)

/** Later versions differ from the first in the records alone, each of which names its own version. */
const schema = v.object({
  game: v.literal(GAME),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  days: table,
  decks: v.optional(
    v.custom<Table<Table>>((value) => isTable(value) && Object.values(value).every(isTable)),
    {},
  ),
  reviews: v.optional(table, {}),
  runs: v.optional(table, {}),
  records: v.optional(table, {}),
  league: v.optional(v.unknown(), []),
})

/** Why a text is no backup, or which of its days cannot be taken in. A date is as it stands in the text. */
export type Refusal =
  | { readonly fault: 'empty' | 'damaged' | 'foreign' | 'later' }
  | { readonly fault: 'date'; readonly date: string }
  | { readonly fault: 'round'; readonly date: string; readonly of: Fault }

/**
 * What a backup holds: days, runs, what has a key of its own, of the rounds that are not kept what they told of their
 * countries, and the league.
 */
export type Contents = {
  readonly days: readonly DailyRound[]
  readonly reviews: readonly Review[]
  readonly runs: readonly Run[]
  readonly league: readonly Result[]
  readonly records: readonly KeptRecord[]
}

/** The contents of a backup, or why there are none to be had. */
export type Backup =
  | ({ readonly kind: 'contents' } & Contents)
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/**
 * All days, the log of reviews, the runs and the league as one text, to be kept or carried to another device: the days of the
 * twenty where they have always been, those of other decks and the rest beside them, where an earlier version of the
 * game passes over them. One with rounds under harder rules is of a later version than one without.
 */
export function encodeBackup({ days: rounds, reviews, runs, records, league }: Contents): string {
  const daysOf = (deck: DailyDeck) =>
    Object.fromEntries(
      rounds
        .filter(({ puzzle }) => puzzle.deck === deck)
        .map((round) => [round.puzzle.date, recordOf(round)] as const),
    )
  const names = new Set(rounds.map(({ puzzle }) => puzzle.deck).filter((deck) => deck !== FIRST_DECK))
  const decks = Object.fromEntries([...names].map((deck) => [deck, daysOf(deck)] as const))
  const version = Math.max(versionOf(standardRules), ...rounds.map(({ rules }) => versionOf(rules)))
  const log = Object.fromEntries(reviews.map((review) => [review.identity, recordOfReview(review)] as const))
  const backup = {
    ...{ game: GAME, version, days: daysOf(FIRST_DECK) },
    ...(names.size > 0 && { decks }),
    ...(reviews.length > 0 && { reviews: log }),
    ...(runs.length > 0 && { runs: Object.fromEntries(runs.map((run) => [idOfRun(run), recordOfRun(run)])) }),
    ...(records.length > 0 && { records: Object.fromEntries(records.map(({ key, value }) => [key, value])) }),
    ...(league.length > 0 && { league: league.map(rowOf) }),
  }
  return `${JSON.stringify(backup, null, 1)}\n`
}

/**
 * Reads what {@link encodeBackup} wrote, in any version, as a whole or not at all. What is
 * of a deck without days is of a later game.
 */
export function decodeBackup(text: string): Backup {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused({ fault: text.trim() === '' ? 'empty' : 'damaged' })
  }
  const result = v.safeParse(schema, value)
  if (!result.success) return refused({ fault: 'foreign' })
  if (result.output.version > VERSION) return refused({ fault: 'later' })
  const days: DailyRound[] = []
  for (const [deck, written] of Object.entries({
    [FIRST_DECK]: result.output.days,
    ...result.output.decks,
  })) {
    if (!isDailyDeck(deck)) return refused({ fault: 'later' })
    for (const [date, record] of Object.entries(written)) {
      if (!isUtcDate(date)) return refused({ fault: 'date', date })
      const puzzle: DailyPuzzle = { kind: 'daily', deck, date }
      const reading = decodeRecord(record, puzzle)
      if (reading.kind !== 'round') return refused({ fault: 'round', date, of: reading.fault })
      days.push({ ...reading.round, puzzle })
    }
  }
  const reviews: Review[] = []
  for (const [identity, record] of Object.entries(result.output.reviews)) {
    const reading = decodeReview(identity, record)
    if (reading.kind !== 'review') return refused({ fault: reading.kind })
    reviews.push(reading.review)
  }
  const runs: Run[] = []
  for (const [id, record] of Object.entries(result.output.runs)) {
    const reading = decodeRun(id, record)
    if (reading.kind !== 'run') return refused({ fault: reading.kind })
    runs.push(reading.run)
  }
  const records = Object.entries(result.output.records).map(([key, value]) => ({ key, value }))
  if (!records.every(isRecord)) return refused({ fault: 'damaged' })
  const league = v.safeParse(rowsOfLeague, result.output.league)
  if (!league.success) return refused({ fault: 'damaged' })
  return { kind: 'contents', days, reviews, runs, records, league: league.output.map(resultOf) }
}

/** Which days of a backup can be of this game: those before its first or still to come, or with another target, cannot. */
export function siftDays(
  days: readonly DailyRound[],
  today: UtcDate,
): { readonly possible: readonly DailyRound[]; readonly others: readonly DailyRound[] } {
  const isPossible = ({ puzzle, target }: DailyRound) =>
    isPlayable(puzzle.date, today) && targetOf(puzzle) === target
  return { possible: days.filter(isPossible), others: days.filter((day) => !isPossible(day)) }
}

/**
 * Merges a backup into the store, each day joined with what is stored of it and each review, run and result of the league added
 * that is not there, and gives how many of them that changed. Throws what the store throws, or because a day cannot
 * be read, after putting back what had been changed.
 */
export function mergeBackup(store: WatchedStore, contents: Contents): Merged {
  return store.batch(() => merge(store, contents))
}

/** How many days, how many reviews and others, and how many results of the league a backup has changed. */
type Merged = { readonly days: number; readonly reviews: number; readonly league: number }

function merge(store: Store, { days, reviews, runs, records, league }: Contents): Merged {
  const undo: (() => void)[] = []
  try {
    const erasure = readErasure(store)
    for (const day of days) {
      const { page } = readAfterQuarantine(store, day.puzzle, erasure)
      if (page.kind === 'later' || page.kind === 'damaged') throw new Error('A day cannot be read')
      const before = store.get(storeKeyOf(day.puzzle))
      const joined = page.kind === 'round' ? join(page.round, day) : day
      if (page.kind === 'round' && isSame(page.round, joined)) continue
      undo.push(() => restore(store, storeKeyOf(day.puzzle), before))
      writeRound(store, joined)
    }
    const changed = undo.length
    for (const run of runs) {
      const key = keyOfRun(run)
      const before = store.get(key)
      const stored = runAt(store, key)
      if (stored && !isBefore(run, stored)) continue
      undo.push(() => restore(store, key, before))
      writeRun(store, run)
    }
    for (const record of records) {
      if (!isWanted(store, record)) continue
      const before = store.get(record.key)
      undo.push(() => restore(store, record.key, before))
      store.set(record.key, JSON.stringify(record.value))
    }
    addReviews(store, reviews, (key) => undo.push(() => store.remove(key)))
    const learned = undo.length - changed
    const before = store.get(LEAGUE)
    undo.push(() => restore(store, LEAGUE, before))
    return { days: changed, reviews: learned, league: addToLeague(store, league) }
  } catch (error) {
    for (const step of undo.reverse()) step()
    throw error
  }
}

function restore(store: Store, key: string, text: string | null): void {
  if (text === null) store.remove(key)
  else store.set(key, text)
}

function refused(refusal: Refusal): Backup {
  return { kind: 'refused', refusal }
}
