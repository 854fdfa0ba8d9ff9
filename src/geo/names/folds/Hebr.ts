import { type Fold, plainLetters } from './plain'

/** Regular forms of the final letters. */
const PLAIN: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }

/**
 * Hebrew folding: removes points, geresh and gershayim; a maqaf becomes a space, a final letter its regular form, and
 * a doubled vav or yod a single one. The second fold also removes the article of a word with at least four more
 * letters, and an alef between two consonants, which is optional in foreign names: `איראן`, `אירן`.
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
