import { type Fold, plainLetters } from './plain'

/** Letters as they are written at the end of a word. */
const PLAIN: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/**
 * Hebrew letters: without points, geresh and gershayim, a maqaf being a blank, letters at the end of a word as elsewhere,
 * and a doubled vav or yod as one. In the second way also without the article before a word, if four letters or more
 * follow it, and without an alef between two consonants, which foreign names have or have not: `איראן`, `אירן`.
 */
export const folds: readonly Fold[] = [
  bare,
  (text) =>
    bare(text)
      .replace(/(^| )ה(?=[^ ]{4})/g, '$1')
      .replace(/([^ אהוי])א(?=[^ אהוי])/g, '$1'),
]

function bare(text: string): string {
  return plainLetters(text.replace(/[־–—]/g, ' '))
    .replace(/[׳״"“”‘`\u200e\u200f]/g, '')
    .replace(/[ךםןףץ]/g, (letter) => PLAIN[letter] as string)
    .replace(/ו+/g, 'ו')
    .replace(/י+/g, 'י')
}
