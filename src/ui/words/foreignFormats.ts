import { namesIn } from '../../geo/namesIn'
import type { Formats } from './locale'

/** Countries, numbers and dates as the browser writes them in a language (BCP 47). @throws where it knows none. */
export function foreignFormats(lang: string): Formats {
  const whole = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 })
  const tenths = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(lang, { style: 'percent' })
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    ...namesIn(lang),
    whole: whole.format,
    tenths: tenths.format,
    percent: (number) => percent.format(number / 100),
    date: (day) => date.format(Date.parse(day)),
  }
}
