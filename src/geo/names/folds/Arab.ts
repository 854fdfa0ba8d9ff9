import { type Fold, plainLetters } from './plain'

/** Letters that are often interchanged, in haste or on the keyboard of another language. */
const SAME: Readonly<Record<string, string>> = { ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', گ: 'ك', ٱ: 'ا' }

/**
 * Arabic folding: removes diacritics (for Unicode, these include a hamza above or below another letter), a separate
 * hamza, and elongation strokes. The second fold also removes the article before each word.
 */
export const folds: readonly Fold[] = [bare, (text) => bare(text).replace(/(^| )ال(?=[^ ])/g, '$1')]

function bare(text: string): string {
  return plainLetters(text)
    .replace(/[ءـ\u200c-\u200f]/g, '')
    .replace(/[ىیةکگٱ]/g, (letter) => SAME[letter] as string)
}
