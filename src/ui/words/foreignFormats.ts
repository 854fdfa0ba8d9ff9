import type { Naming } from '../../geo/names/naming'
import { type Formats, type HourPatterns, timeIn } from './formats'

/** How the digits of a whole number are parted: the last three, and before them as many at a time as the language has. */
export type Grouping = {
  readonly sign: string
  /** How many digits a number has at least that is parted. */
  readonly least: number
  /** How many digits stand together before the last three: two in India. */
  readonly size: number
}

/** What a page shows from the start, as the build knows it of a language. */
export type Patterns = {
  /** Of the dates of each month: `{day}. November {year}`. */
  readonly dates: readonly string[]
  /** What stands for the day in the first date of a month: `1er` in French. */
  readonly firstDay: string
  readonly grouping: Grouping
  readonly clock: HourPatterns
}

/**
 * Plurals, numbers and dates as a language (BCP 47) writes them, with the digits 0 to 9, so that they are the same in every
 * browser. Of `Intl` each part is set up when it is first used, which takes a slow phone a tenth of a second, and
 * nothing of it for what a page shows by itself.
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
    tenths: numberIn({ maximumFractionDigits: 1 }),
    percent: (number) => percent(number / 100),
    date(date) {
      const [year = '', month, day] = date.split('-')
      const pattern = dates[Number(month) - 1] ?? ''
      return pattern.replace('{day}', day === '01' ? firstDay : String(Number(day))).replace('{year}', year)
    },
    time: (minutes) => timeIn(clock, minutes),
  }
}
