import { type Fold, plainLetters } from './plain'

/**
 * Simplified Chinese folding: characters and their pinyin readings, without tones, brackets or separators between
 * syllables (`fa guo` equals `fa'guo`). Removes Latin letters at the end of a composition, as in `法g`, which are not
 * a character yet.
 */
export const folds: readonly Fold[] = [
  (text) =>
    plainLetters(text)
      .replace(/[\s()]/g, '')
      .replace(/(\p{Script=Han})[a-z]+$/u, '$1'),
]
