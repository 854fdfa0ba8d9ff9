import { dayAfter } from '../journal/archive'
import type { EpochMs, UtcDate } from '../schedule/day'

/** Daily event that reminds of a puzzle. */
type Reminder = {
  readonly title: string
  /** Address of the puzzle. */
  readonly address: string
  /** Local hour of the event, from 0 to 23. */
  readonly hour: number
  /** Local date and time, in minutes since midnight, from which on the next puzzle is there. */
  readonly next: { readonly date: UtcDate; readonly minutes: number }
  /** Time at which the file is made, and a random number: together they tell this event from all others. */
  readonly at: EpochMs
  readonly seed: number
}

/**
 * Content of a calendar file (RFC 5545) with a daily event and an alarm, at the same local hour in every time zone. It begins
 * with the first such hour that has the next puzzle.
 */
export function reminderFileOf({ title, address, hour, next, at, seed }: Reminder): string {
  const date = hour * 60 >= next.minutes ? next.date : dayAfter(next.date, 1)
  const made = compact(new Date(at).toISOString().slice(0, 19))
  const text = escaped(title)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//The World Outline Game//Reminder//EN',
    'BEGIN:VEVENT',
    `UID:${made}-${seed}@${new URL(address).hostname}`,
    `DTSTAMP:${made}Z`,
    `DTSTART:${compact(date)}T${String(hour).padStart(2, '0')}0000`,
    'DURATION:PT5M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${text}`,
    // Some calendars show no address but one in the description.
    `DESCRIPTION:${escaped(address)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${text}`,
    'TRIGGER:PT0S',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

/** Date or time without its separators. */
function compact(time: string): string {
  return time.replace(/[-:]/g, '')
}

/** Text of a property (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

/** Most octets of a line without its break (RFC 5545, 3.1). */
const MOST_OCTETS = 75

/** Line broken where it is too long; each further part begins with a blank. No character is cut. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let text = ''
  let octets = 0
  for (const character of line) {
    const { length } = encoder.encode(character)
    if (octets + length > MOST_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += length
  }
  return text
}
