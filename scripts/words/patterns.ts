import type { Grouping, Patterns } from '../../src/ui/words/foreignFormats'
import type { Message, MessagePart } from '../../src/ui/words/format'

/**
 * How a language (BCP 47) writes the dates of each month: `{day}. November {year}`. With this a page is drawn without
 * setting up `Intl`, which takes a slow phone a tenth of a second, and it is the same in every browser.
 */
function datesIn(lang: string): string[] {
  const format = new Intl.DateTimeFormat(`${lang}-u-ca-gregory-nu-latn`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return Array.from({ length: 12 }, (_, month) =>
    format
      .formatToParts(Date.UTC(2026, month, 21))
      .map(({ type, value }) => (type === 'day' || type === 'year' ? `{${type}}` : value))
      .join(''),
  )
}

/** How a language (BCP 47) parts the digits of a whole number. */
function groupingIn(lang: string): Grouping {
  const format = new Intl.NumberFormat(`${lang}-u-nu-latn`)
  const parts = format.formatToParts(1_234_567_890)
  const integers = parts.filter(({ type }) => type === 'integer')
  return {
    sign: parts.find(({ type }) => type === 'group')?.value ?? '',
    // In Spanish no number of four digits is parted.
    least: /\D/.test(format.format(1234)) ? 4 : 5,
    size: integers.at(-2)?.value.length ?? 0,
  }
}

/** The first day of the week, from 1 for Monday to 7 for Sunday, where it is not Monday: Unicode's CLDR, "weekData". */
const FIRST_WEEKDAYS: Readonly<Record<string, number>> = {
  ar: 6,
  he: 7,
  hi: 7,
  id: 7,
  ja: 7,
  ko: 7,
  'pt-BR': 7,
}

/** How many letters the short name of a weekday may have over a narrow column. */
const NARROW = 5

/**
 * What a calendar of months says in a language (BCP 47), as messages: `calendar.month11` is `November {year}`,
 * `calendar.weekday1` Monday, `calendar.short1` the same over a column, `calendar.first` the number of the first weekday.
 */
export function calendarIn(lang: string): Readonly<Record<string, Message>> {
  const inLang = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${lang}-u-ca-gregory-nu-latn`, { ...options, timeZone: 'UTC' })
  const month = inLang({ year: 'numeric', month: 'long' })
  const months = Array.from({ length: 12 }, (_, index) => [
    `calendar.month${index + 1}`,
    month
      .formatToParts(Date.UTC(2026, index, 21))
      .map(({ type, value }): MessagePart => (type === 'year' ? ['year'] : value)),
  ])
  const weekdays = (name: string, style: 'long' | 'short' | 'narrow') =>
    // 16 November 2026 is a Monday.
    Array.from({ length: 7 }, (_, index) => [
      `calendar.${name}${index + 1}`,
      inLang({ weekday: style }).format(Date.UTC(2026, 10, 16 + index)),
    ])
  const short = weekdays('short', 'short')
  const isWide = short.some(([, text = '']) => [...text].length > NARROW)
  return Object.fromEntries([
    ...months,
    ...weekdays('weekday', 'long'),
    ...(isWide ? weekdays('short', 'narrow') : short),
    ['calendar.first', String(FIRST_WEEKDAYS[lang] ?? 1)],
  ])
}

/** What a page shows of a language (BCP 47) from the start. */
export function patternsIn(lang: string): Patterns {
  return { dates: datesIn(lang), grouping: groupingIn(lang) }
}
