import { type Fold, plainLetters } from './plain'

/** The article before a name, which the names in the list do not have: “la France”, “l’Italie”. */
const ARTICLE = /^\s*(l['’]|(la|les?)\s+)(?=\S)/i

/** French: without accents and hyphens; in the second way also without an article, and with “Saint” for “St”. */
export const folds: readonly Fold[] = [
  plainLetters,
  (text) => plainLetters(text.replace(ARTICLE, '')).replace(/(^| )st(e?) /g, '$1saint$2 '),
]
