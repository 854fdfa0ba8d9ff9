import type { Naming } from '../../geo/names/naming'
import { type Formats, type HourPatterns, roundedTo, timeIn } from './formats'

/** Grouping of a whole number's digits: the last three together, those before them in groups of `size`. */
export type Grouping = {
  readonly sign: string
  /** Number of digits from which on a number is grouped. */
  readonly least: number
  /** Number of digits in each group before the last three: two in India. */
  readonly size: number
}

/** Patterns of a language, made by the build for whatever a page shows from the start. */
export type Patterns = {
  /** Pattern of a date for each month: `{day}. November {year}`. */
  readonly dates: readonly string[]
  /** The first day of a month, as written in a date: `1er` in French. */
  readonly firstDay: string
  readonly grouping: Grouping
  readonly clock: HourPatterns
}

/**
 * Plurals, numbers and dates in a language (BCP 47), with the digits 0 to 9, so that they are the same in every
 * browser. Each part of `Intl` is set up at its first use, which takes a slow phone a tenth of a second; whatever a
 * page shows by itself needs none.
 */
export function foreignFormats(
  lang: string,
  { dates, firstDay, grouping, clock }: Patterns,
): Omit<Formats, keyof Naming> {
  const { sign, least, size } = grouping
  const between = new RegExp(`\\B(?=(\\d{${size}})+$)`, 'g')
  const tag = `${lang}-u-nu-latn`
  const numberIn = (options: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | undefined
    return (number: number) => {
      format ??= new Intl.NumberFormat(tag, options)
      return format.format(number)
    }
  }
  const decimal = numberIn({ maximumFractionDigits: 6 })
  const percent = numberIn({ style: 'percent' })
  let plurals: Intl.PluralRules | undefined
  return {
    plural(number) {
      plurals ??= new Intl.PluralRules(tag)
      return plurals.select(number)
    },
    whole(number) {
      const digits = String(Math.round(number))
      if (digits.length < least) return digits
      return digits.slice(0, -3).replace(between, sign) + sign + digits.slice(-3)
    },
    tenths: (number, places = 1) => decimal(roundedTo(places, number)),
    percent: (number) => percent(number / 100),
    date(date) {
      const [year = '', month, day] = date.split('-')
      const pattern = dates[Number(month) - 1] ?? ''
      return pattern.replace('{day}', day === '01' ? firstDay : String(Number(day))).replace('{year}', year)
    },
    time: (minutes) => timeIn(clock, minutes),
  }
}
