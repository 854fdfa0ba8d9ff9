import { type Fold, plainLetters } from './plain'

/** Article before a name; listed names have none: “de Filipijnen”, “het Vaticaan”. */
const ARTICLE = /^\s*(de|het|['’]t)\s+(?=\S)/i

/** Dutch folding: removes accents. The second fold also removes an article and unifies the spellings of “Saint”. */
export const folds: readonly Fold[] = [
  plainLetters,
  (text) => plainLetters(text.replace(ARTICLE, '')).replace(/(^| )s(ain|in)?t /g, '$1st '),
]
