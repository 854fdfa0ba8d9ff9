/** A day of the daily puzzle, in UTC. */
export type UtcDate = `${number}-${number}-${number}`

/** How long a day is, in milliseconds. */
export const DAY_MS = 86_400_000

/** The UTC date, `YYYY-MM-DD`, of a time in milliseconds since 1970. */
export function utcDateOf(epochMs: number): UtcDate {
  return new Date(epochMs).toISOString().slice(0, 10) as UtcDate
}

/** Days since 1970. */
export function dayNumber(date: UtcDate): number {
  return Date.parse(date) / DAY_MS
}

/** The day that is so many days after the first of 1970. */
export function dateOfDay(day: number): UtcDate {
  return utcDateOf(day * DAY_MS)
}

/** Whether a value from outside is a date of the calendar, `YYYY-MM-DD`. */
export function isUtcDate(text: unknown): text is UtcDate {
  const ms = Date.parse(String(text))
  // Engines read other forms as well, and some of them 31 February as a day of March.
  return !Number.isNaN(ms) && utcDateOf(ms) === text
}
