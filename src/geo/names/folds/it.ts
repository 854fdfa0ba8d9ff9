import { type Fold, plainLetters } from './plain'

/** The article before a name, which the names in the list do not have: “la Francia”, “gli Stati Uniti”, “l’Italia”. */
const ARTICLE = /^\s*(l['’]|(gli|il|lo|la|le|i)\s+)(?=\S)/i

/** Italian: accents make no difference; in the second way neither does an article. */
export const folds: readonly Fold[] = [plainLetters, (text) => plainLetters(text.replace(ARTICLE, ''))]
