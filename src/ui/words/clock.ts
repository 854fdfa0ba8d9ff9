/** How a language writes each of the 24 hours of a day, with a place for its minutes: `5:{minute} AM`. */
export type Clock = readonly string[]

/** A time of day, in minutes from 0 to 1439 since midnight, as a language writes it: `5:30 AM`. */
export function timeIn(clock: Clock, minutes: number): string {
  const pattern = clock[Math.floor(minutes / 60)] ?? ''
  return pattern.replace('{minute}', String(minutes % 60).padStart(2, '0'))
}
