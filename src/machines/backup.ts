import * as v from 'valibot'
import { isUtcDate } from './day'
import { type Day, join, keyOf, readDay } from './journal'
import { decodeRecord, encodeRound, VERSION } from './record'
import type { Store } from './store'

const GAME = 'The World Outline Game'

const backup = v.object({
  game: v.literal(GAME),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  days: v.record(v.string(), v.unknown()),
})

/** The days of a backup, or a sentence that says why there are none to be had. */
export type Backup =
  | { readonly kind: 'days'; readonly days: readonly Day[] }
  | { readonly kind: 'refused'; readonly reason: string }

/** All days as one text, to be kept or carried to another device. */
export function encodeBackup(days: readonly Day[]): string {
  const records = days.map(({ date, round }) => [date, JSON.parse(encodeRound(round, date))])
  return `${JSON.stringify({ game: GAME, version: VERSION, days: Object.fromEntries(records) }, null, 1)}\n`
}

/** Reads what {@link encodeBackup} wrote, as a whole or not at all. */
export function decodeBackup(text: string): Backup {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refused(text.trim() === '' ? 'The backup is empty.' : 'The backup is cut off or damaged.')
  }
  const result = v.safeParse(backup, value)
  if (!result.success) return refused(`This is not a backup of ${GAME}.`)
  if (result.output.version > VERSION) {
    return refused('The backup was written by a later version of the game. Reload this page, then try again.')
  }
  const days: Day[] = []
  for (const [date, written] of Object.entries(result.output.days)) {
    if (!isUtcDate(date))
      return refused(`The backup has a day that is not in the calendar: ${date.slice(0, 20)}.`)
    const reading = decodeRecord(written, date)
    if (reading.kind === 'unreadable')
      return refused(`In the backup, the round of ${date} ${reading.reason}.`)
    days.push({ date, round: reading.round })
  }
  return { kind: 'days', days }
}

/**
 * Merges days into the journal, each joined with what the journal has for it, and gives the number that
 * changed anything. Throws what the store throws, after putting back what had been changed.
 */
export function mergeDays(store: Store, days: readonly Day[]): number {
  const undo: (() => void)[] = []
  try {
    for (const { date, round } of days) {
      const key = keyOf(date)
      const page = readDay(store, date)
      if (page.kind === 'blocked') throw new Error('The journal cannot be read')
      const before = store.get(key)
      const after = encodeRound(page.kind === 'round' ? join(page.round, round) : round, date)
      if (after === before) continue
      undo.push(() => (before === null ? store.remove(key) : store.set(key, before)))
      store.set(key, after)
    }
    return undo.length
  } catch (error) {
    for (const restore of undo.reverse()) restore()
    throw error
  }
}

function refused(reason: string): Backup {
  return { kind: 'refused', reason }
}
