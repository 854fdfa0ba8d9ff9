import type { Naming } from '../../geo/naming'
import type { Formats } from './locale'

/** Up to here every language writes a whole number with its digits alone. */
const GROUPED = 1000

/**
 * Plurals, numbers and dates as a language (BCP 47) writes them, with the digits 0 to 9, so that they are the same in every
 * browser. Of `Intl` each part is set up when it is first used, which takes a slow phone a tenth of a second, and
 * nothing of it for what a page shows at first: `dates` has the pattern for each month.
 */
export function foreignFormats(lang: string, dates: readonly string[]): Omit<Formats, keyof Naming> {
  const tag = `${lang}-u-nu-latn`
  const numberIn = (options: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | undefined
    return (number: number) => {
      format ??= new Intl.NumberFormat(tag, options)
      return format.format(number)
    }
  }
  const [whole, percent] = [numberIn({ maximumFractionDigits: 0 }), numberIn({ style: 'percent' })]
  let plurals: Intl.PluralRules | undefined
  return {
    plural(number) {
      plurals ??= new Intl.PluralRules(tag)
      return plurals.select(number)
    },
    whole: (number) =>
      Number.isInteger(number) && number >= 0 && number < GROUPED ? String(number) : whole(number),
    tenths: numberIn({ maximumFractionDigits: 1 }),
    percent: (number) => percent(number / 100),
    date(date) {
      const [year = '', month, day] = date.split('-')
      const pattern = dates[Number(month) - 1] ?? ''
      return pattern.replace('{day}', String(Number(day))).replace('{year}', year)
    },
  }
}
