import { type Fold, plainLetters } from './plain'

/** Letters that are written for one another, when people are in a hurry or the keyboard is that of another language. */
const SAME: Readonly<Record<string, string>> = { ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك', گ: 'ك', ٱ: 'ا' }

/**
 * Arabic letters: without marks, among which Unicode counts the hamza over or under another letter, without a hamza that
 * stands alone and without lengthened strokes; and, in the second way, without the article before each word.
 */
export const folds: readonly Fold[] = [bare, (text) => bare(text).replace(/(^| )ال(?=[^ ])/g, '$1')]

function bare(text: string): string {
  return plainLetters(text)
    .replace(/[ءـ\u200c-\u200f]/g, '')
    .replace(/[ىیةکگٱ]/g, (letter) => SAME[letter] as string)
}
