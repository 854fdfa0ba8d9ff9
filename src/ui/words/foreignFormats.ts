import type { Naming } from '../../geo/naming'
import type { Formats } from './locale'

/**
 * Plurals, numbers and dates as a language (BCP 47) writes them, with the digits 0 to 9, so that they are the same in every browser.
 * Each is set up when it is first used, which takes a slow phone a tenth of a second.
 */
export function foreignFormats(lang: string): Omit<Formats, keyof Naming> {
  const tag = `${lang}-u-nu-latn`
  const numberIn = (options: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | undefined
    return (number: number) => {
      format ??= new Intl.NumberFormat(tag, options)
      return format.format(number)
    }
  }
  const percent = numberIn({ style: 'percent' })
  let plurals: Intl.PluralRules | undefined
  let dates: Intl.DateTimeFormat | undefined
  return {
    plural(number) {
      plurals ??= new Intl.PluralRules(tag)
      return plurals.select(number)
    },
    whole: numberIn({ maximumFractionDigits: 0 }),
    tenths: numberIn({ maximumFractionDigits: 1 }),
    percent: (number) => percent(number / 100),
    date(day) {
      dates ??= new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
      return dates.format(Date.parse(day))
    },
  }
}
