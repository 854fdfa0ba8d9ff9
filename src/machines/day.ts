import * as v from 'valibot'

/** A day of the daily puzzle, in UTC. */
export type UtcDate = `${number}-${number}-${number}`

/** How long a day is, in milliseconds. */
export const DAY_MS = 86_400_000

/** The UTC date, `YYYY-MM-DD`, of a time in milliseconds since 1970. */
export function utcDateOf(epochMs: number): UtcDate {
  return new Date(epochMs).toISOString().slice(0, 10) as UtcDate
}

const date = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => new Date(text).toISOString().startsWith(text)),
)

/** Whether a text from outside is a date of the calendar, `YYYY-MM-DD`. */
export function isUtcDate(text: string): text is UtcDate {
  return v.is(date, text)
}
