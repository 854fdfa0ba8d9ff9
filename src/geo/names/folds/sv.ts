import { type Fold, plainLetters } from './plain'

/** Swedish: accents make no difference; in the second way neither does how “Sankt” is written, which is “S:t” in names. */
export const folds: readonly Fold[] = [
  plainLetters,
  (text) => plainLetters(text.replace(/:/g, '')).replace(/(^| )(saint|sankt) /g, '$1st '),
]
