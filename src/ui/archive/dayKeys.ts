import type { UtcDate } from '../../machines/day'
import { dayAfter, FIRST_DAY, monthAfter, monthOf, weekdayOf } from '../../machines/journal/archive'

/** What has been pressed, as far as the calendar asks. */
type Press = { readonly key: string; readonly shiftKey: boolean; readonly ctrlKey: boolean }

/** How a calendar is written: `first` is the first day of the week, from 1 for Monday to 7 for Sunday. */
type Writing = { readonly dir: 'ltr' | 'rtl'; readonly first: number }

/**
 * The day to which a key leads from another, as in a grid of dates (WAI-ARIA Authoring Practices): the arrows by days and
 * weeks, in the direction of the writing; Home and End to the ends of the week, with Control to those of the calendar;
 * Page Up and Page Down by months, with Shift by years. No day before the first or after today. `undefined` for other keys.
 */
export function dayByKey(
  { key, shiftKey, ctrlKey }: Press,
  from: UtcDate,
  today: UtcDate,
  { dir, first }: Writing,
): UtcDate | undefined {
  const onward = dir === 'rtl' ? -1 : 1
  const inWeek = (weekdayOf(from) - first + 7) % 7
  const months = shiftKey ? 12 : 1
  const leads: Readonly<Record<string, UtcDate>> = {
    ArrowLeft: dayAfter(from, -onward),
    ArrowRight: dayAfter(from, onward),
    ArrowUp: dayAfter(from, -7),
    ArrowDown: dayAfter(from, 7),
    Home: ctrlKey ? FIRST_DAY : dayAfter(from, -inWeek),
    End: ctrlKey ? today : dayAfter(from, 6 - inWeek),
    PageUp: inMonthAfter(from, -months),
    PageDown: inMonthAfter(from, months),
  }
  const to = leads[key]
  return to && [FIRST_DAY, to, today].sort()[1]
}

/** The same day of another month, or the last one of a shorter month. */
function inMonthAfter(date: UtcDate, months: number): UtcDate {
  const month = monthAfter(monthOf(date), months)
  const last = dayAfter(`${monthAfter(month, 1)}-01` as UtcDate, -1)
  const day = Math.min(Number(date.slice(-2)), Number(last.slice(-2)))
  return `${month}-${String(day).padStart(2, '0')}` as UtcDate
}
