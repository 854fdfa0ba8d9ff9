import { inWhole } from './english'
import type { Counting } from './format'

/** How a language (BCP 47) counts. English needs no `Intl` for it, others set it up with the first number. */
export function countingOf(lang: string): Counting {
  if (/^en\b/.test(lang)) return { plural: (number) => (number === 1 ? 'one' : 'other'), whole: inWhole }
  let plurals: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  return {
    plural(number) {
      plurals ??= new Intl.PluralRules(lang)
      return plurals.select(number)
    },
    whole(number) {
      numbers ??= new Intl.NumberFormat(lang, { numberingSystem: 'latn' })
      return numbers.format(number)
    },
  }
}
