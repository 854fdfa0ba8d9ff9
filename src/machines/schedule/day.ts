/** Calendar date in UTC, `YYYY-MM-DD`. */
export type UtcDate = `${number}-${number}-${number}`

/** Length of a day, in milliseconds. */
export const DAY_MS = 86_400_000

/** Time in milliseconds since 1970, UTC. */
export type EpochMs = number

/** Converts a time into its UTC date. */
export function utcDateOf(epochMs: EpochMs): UtcDate {
  return new Date(epochMs).toISOString().slice(0, 10) as UtcDate
}

/** Number of days from 1 January 1970 to a date. */
export function dayNumber(date: UtcDate): number {
  return Date.parse(date) / DAY_MS
}

/** Date that lies a number of days after 1 January 1970. */
export function dateOfDay(day: number): UtcDate {
  return utcDateOf(day * DAY_MS)
}

/** Whether a value from outside is a calendar date, `YYYY-MM-DD`. */
export function isUtcDate(text: unknown): text is UtcDate {
  const ms = Date.parse(String(text))
  // Engines also parse other formats, and some read 31 February as a day in March.
  return !Number.isNaN(ms) && utcDateOf(ms) === text
}
