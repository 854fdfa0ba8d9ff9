import { type Fold, plainLetters } from './plain'

/**
 * Simplified Chinese: characters, and their readings in Latin letters (pinyin) without tones and whatever parts
 * the syllables, `fa guo` as `fa'guo`. Brackets make no difference. The letters at the end of a composition,
 * `法g`, are no character yet and are left out.
 */
export const folds: readonly Fold[] = [
  (text) =>
    plainLetters(text)
      .replace(/[\s()]/g, '')
      .replace(/(\p{Script=Han})[a-z]+$/u, '$1'),
]
