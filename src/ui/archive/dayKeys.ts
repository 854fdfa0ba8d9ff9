import { dayAfter, daysOf, monthAfter, monthOf, weekdayOf } from '../../machines/journal/archive'
import type { UtcDate } from '../../machines/schedule/day'

/** Part of a keyboard event that the calendar reads. */
type Press = { readonly key: string; readonly shiftKey: boolean; readonly ctrlKey: boolean }

/** Layout of a calendar: its text direction, `first`, the first day of the week, from 1 (Monday) to 7 (Sunday), and its first day. */
type Writing = { readonly dir: 'ltr' | 'rtl'; readonly first: number; readonly begin: UtcDate }

/**
 * Day that a key leads to, as in the date grid of the WAI-ARIA Authoring Practices: arrows move by a day or a week in the
 * text direction; Home and End move to the ends of the week, or with Control of the calendar; Page Up and Page Down move
 * by a month, or with Shift by a year. The result is clamped to the first day and today; other keys return `undefined`.
 */
export function dayByKey(
  { key, shiftKey, ctrlKey }: Press,
  from: UtcDate,
  today: UtcDate,
  { dir, first, begin }: Writing,
): UtcDate | undefined {
  const onward = dir === 'rtl' ? -1 : 1
  const inWeek = (weekdayOf(from) - first + 7) % 7
  const months = shiftKey ? 12 : 1
  const leads: Readonly<Record<string, UtcDate>> = {
    ArrowLeft: dayAfter(from, -onward),
    ArrowRight: dayAfter(from, onward),
    ArrowUp: dayAfter(from, -7),
    ArrowDown: dayAfter(from, 7),
    Home: ctrlKey ? begin : dayAfter(from, -inWeek),
    End: ctrlKey ? today : dayAfter(from, 6 - inWeek),
    PageUp: inMonthAfter(from, -months),
    PageDown: inMonthAfter(from, months),
  }
  const to = leads[key]
  return to && [begin, to, today].sort()[1]
}

/** Same day of another month, or the last day of a shorter month. */
function inMonthAfter(date: UtcDate, months: number): UtcDate {
  const days = daysOf(monthAfter(monthOf(date), months))
  return days[Math.min(Number(date.slice(-2)), days.length) - 1] as UtcDate
}
