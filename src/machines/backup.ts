import * as v from 'valibot'
import { isUtcDate } from './day'
import { type Day, join, keyOf, readDay } from './journal'
import { decodeRecord, encodeRound, type Fault, VERSION } from './record'
import type { Store } from './store'

const GAME = 'The World Outline Game'

const backup = v.object({
  game: v.literal(GAME),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  days: v.record(v.string(), v.unknown()),
})

/** Why a text is no backup, or which of its days cannot be taken in. A date is as it stands in the text. */
export type Refusal =
  | { readonly fault: 'empty' | 'damaged' | 'foreign' | 'later' }
  | { readonly fault: 'date'; readonly date: string }
  | { readonly fault: 'round'; readonly date: string; readonly of: Fault }

/** The days of a backup, or why there are none to be had. */
export type Backup =
  | { readonly kind: 'days'; readonly days: readonly Day[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

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
    return refused({ fault: text.trim() === '' ? 'empty' : 'damaged' })
  }
  const result = v.safeParse(backup, value)
  if (!result.success) return refused({ fault: 'foreign' })
  if (result.output.version > VERSION) return refused({ fault: 'later' })
  const days: Day[] = []
  for (const [date, written] of Object.entries(result.output.days)) {
    if (!isUtcDate(date)) return refused({ fault: 'date', date })
    const reading = decodeRecord(written, date)
    if (reading.kind === 'unreadable') return refused({ fault: 'round', date, of: reading.fault })
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

function refused(refusal: Refusal): Backup {
  return { kind: 'refused', refusal }
}
