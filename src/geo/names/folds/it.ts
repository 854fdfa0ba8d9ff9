import { type Fold, plainLetters } from './plain'

/** Article before a name; listed names have none: “la Francia”, “gli Stati Uniti”, “l’Italia”. */
const ARTICLE = /^\s*(l['’]|(gli|il|lo|la|le|i)\s+)(?=\S)/i

/** Italian folding: removes accents. The second fold also removes an article. */
export const folds: readonly Fold[] = [plainLetters, (text) => plainLetters(text.replace(ARTICLE, ''))]
