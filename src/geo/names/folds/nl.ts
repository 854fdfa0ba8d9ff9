import { type Fold, plainLetters } from './plain'

/** The article before a name, which the names in the list do not have: “de Filipijnen”, “het Vaticaan”. */
const ARTICLE = /^\s*(de|het|['’]t)\s+(?=\S)/i

/** Dutch: accents make no difference; in the second way neither an article nor how “Saint” is written. */
export const folds: readonly Fold[] = [
  plainLetters,
  (text) => plainLetters(text.replace(ARTICLE, '')).replace(/(^| )s(ain|in)?t /g, '$1st '),
]
