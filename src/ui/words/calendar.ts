import type { Month } from '../../machines/journal/archive'
import type { Locale } from './locale'

/** The calendar of a language, from texts made by the build. The section `rest` must have been fetched. */
export function calendarIn(locale: Locale) {
  const say = locale.say as (id: string, values?: Readonly<Record<string, string>>) => string
  const first = Number(say('calendar.first'))
  return {
    /** `November 2026` */
    monthName(month: Month): string {
      const [year = '', number] = month.split('-')
      return say(`calendar.month${Number(number)}`, { year })
    },
    /** The days of the week in the language's order, with their ISO number (1 for Monday to 7 for Sunday) and names. */
    weekdays: Array.from({ length: 7 }, (_, index) => {
      const number = ((first - 1 + index) % 7) + 1
      const named = (what: string) => say(`calendar.${what}${number}`)
      return { number, name: named('weekday'), short: named('short'), letter: named('letter') }
    }),
  }
}
