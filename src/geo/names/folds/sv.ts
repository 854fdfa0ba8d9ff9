import { type Fold, plainLetters } from './plain'

/** Swedish folding: removes accents. The second fold also unifies “Saint” and “Sankt” with “S:t”. */
export const folds: readonly Fold[] = [
  plainLetters,
  (text) => plainLetters(text.replace(/:/g, '')).replace(/(^| )(saint|sankt) /g, '$1st '),
]
