import type { Month } from '../../machines/journal/archive'
import type { Locale } from './locale'

/** How a language writes a calendar of months. */
export type CalendarNames = {
  /** `November 2026` */
  readonly monthName: (month: Month) => string
  /** The days of the week from the first one on, from 1 for Monday to 7 for Sunday, with their names, long and short. */
  readonly weekdays: readonly { readonly number: number; readonly name: string; readonly short: string }[]
}

/** The calendar of a language, of which the build has made texts. The section `archive` must have been fetched. */
export function calendarIn(locale: Locale): CalendarNames {
  const say = locale.say as (id: string, values?: Readonly<Record<string, string>>) => string
  const first = Number(say('calendar.first'))
  return {
    monthName(month) {
      const [year = '', number] = month.split('-')
      return say(`calendar.month${Number(number)}`, { year })
    },
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const number = ((first - 1 + index) % 7) + 1
      return { number, name: say(`calendar.weekday${number}`), short: say(`calendar.short${number}`) }
    }),
  }
}
