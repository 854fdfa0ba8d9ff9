/** A day of the daily puzzle, in UTC. */
export type UtcDate = `${number}-${number}-${number}`

/** The UTC date, `YYYY-MM-DD`, of a time in milliseconds since 1970. */
export function utcDateOf(epochMs: number): UtcDate {
  return new Date(epochMs).toISOString().slice(0, 10) as UtcDate
}
