import type { Grouping, Patterns } from '../../src/ui/words/foreignFormats'
import type { HourPatterns } from '../../src/ui/words/formats'
import type { LanguageTag } from '../../src/ui/words/languages'
import type { Message, MessagePart } from '../../src/ui/words/say'

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

/** The first of a month where people write it otherwise than the days after it, which `Intl` does not know. */
const FIRST_DAYS: Readonly<Record<string, string>> = { fr: '1er', it: '1º', 'pt-BR': '1º' }

/** What people write for the half of a day where CLDR has the Latin letters. */
const HALVES: Readonly<Record<string, readonly [string, string]>> = { ko: ['오전', '오후'] }

/** In Hindi people say in the morning, at night: `सुबह 5:30`. */
const CLOCKS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  hi: { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' },
}

/** How a language (BCP 47) writes the time of day. */
export function clockIn(lang: string): HourPatterns {
  const options = CLOCKS[lang] ?? { timeStyle: 'short' }
  const format = new Intl.DateTimeFormat(`${lang}-u-nu-latn`, { ...options, timeZone: 'UTC' })
  return Array.from({ length: 24 }, (_, hour) =>
    format
      .formatToParts(Date.UTC(2026, 0, 1, hour))
      .map(({ type, value }) => {
        if (type === 'minute') return '{minute}'
        if (type === 'dayPeriod') return HALVES[lang]?.[hour < 12 ? 0 : 1] ?? value
        // How narrow a blank is differs between versions of CLDR; at none of them a line is to be broken.
        return value.replace(/\s/g, '\u{A0}')
      })
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

/** The first day of the week, from 1 for Monday to 7 for Sunday: Unicode's CLDR, "weekData". */
const FIRST_WEEKDAYS: Readonly<Record<LanguageTag, 1 | 6 | 7>> = {
  id: 7,
  cs: 1,
  de: 1,
  en: 1,
  es: 1,
  fr: 1,
  it: 1,
  nl: 1,
  pl: 1,
  'pt-BR': 7,
  sv: 1,
  tr: 1,
  ru: 1,
  uk: 1,
  he: 7,
  ar: 6,
  hi: 7,
  ko: 7,
  ja: 7,
  'zh-Hans': 1,
}

function firstWeekdayOf(lang: string): number {
  const first = new Map<string, number>(Object.entries(FIRST_WEEKDAYS)).get(lang)
  if (first === undefined)
    throw new Error(`Give “${lang}” its first day of the week in scripts/words/patterns.ts.`)
  return first
}

/** How many letters the short name of a weekday may have over a narrow column. */
const NARROW = 5

/**
 * What a calendar of months says in a language (BCP 47), as messages: `calendar.month11` is `November {year}`,
 * `calendar.weekday1` Monday, `calendar.short1` the same over a column, `calendar.letter1` over one
 * sign, `calendar.first` the number of the first weekday.
 * @throws for a language that is not listed above.
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
    ...weekdays('letter', 'narrow'),
    ['calendar.first', String(firstWeekdayOf(lang))],
  ])
}

/** What a page shows of a language (BCP 47) from the start. */
export function patternsIn(lang: string): Patterns {
  return {
    dates: datesIn(lang),
    firstDay: FIRST_DAYS[lang] ?? '1',
    grouping: groupingIn(lang),
    clock: clockIn(lang),
  }
}
