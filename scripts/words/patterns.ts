import type { Grouping, Patterns } from '../../src/ui/words/foreignFormats'

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

/** What a page shows of a language (BCP 47) from the start. */
export function patternsIn(lang: string): Patterns {
  return { dates: datesIn(lang), grouping: groupingIn(lang) }
}
