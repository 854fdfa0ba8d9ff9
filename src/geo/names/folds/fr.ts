import { type Fold, plainLetters } from './plain'

/** Article before a name; listed names have none: “la France”, “l’Italie”. */
const ARTICLE = /^\s*(l['’]|(la|les?)\s+)(?=\S)/i

/**
 * French folding: removes accents and hyphens. The second fold also removes an article and expands “St” to “Saint”.
 */
export const folds: readonly Fold[] = [
  plainLetters,
  (text) => plainLetters(text.replace(ARTICLE, '')).replace(/(^| )st(e?) /g, '$1saint$2 '),
]
