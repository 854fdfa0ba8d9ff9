import { isUtcDate } from './day'
import type { Day } from './journal'
import { decodeRound, encodeRound } from './record'

/**
 * One text that is on the disk as soon as it is written. Browsers may keep what they store for the journal in
 * memory for some seconds, and a browser that is killed loses that. Both calls may reject.
 */
export type Spare = {
  readonly get: () => Promise<unknown>
  readonly set: (text: string) => Promise<void>
}

/** The day that is being played, as the spare text. */
export function encodeSpare({ date, round }: Day): string {
  return `${date} ${encodeRound(round, date)}`
}

/** Reads what {@link encodeSpare} wrote; `undefined` where it is anything else. */
export function decodeSpare(text: unknown): Day | undefined {
  if (typeof text !== 'string') return undefined
  const date = text.slice(0, 10)
  if (!isUtcDate(date)) return undefined
  const reading = decodeRound(text.slice(11), date)
  return reading.kind === 'round' ? { date, round: reading.round } : undefined
}
