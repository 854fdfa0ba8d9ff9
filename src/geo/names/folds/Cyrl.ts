import { type Fold, plainLetters } from './plain'

/**
 * Cyrillic letters: `ё` is `е`, as without any mark, and the Ukrainian `ґ` is `г`. A dash is a blank, and whatever stands
 * for an apostrophe is left out: `пʼять`, `п*ять`, ``п`ять``.
 */
export const folds: readonly Fold[] = [
  (text) => plainLetters(text.replace(/[—−]/g, ' ').replace(/["`´‘“”″*]/g, '')).replace(/ґ/g, 'г'),
]
