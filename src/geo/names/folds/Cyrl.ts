import { type Fold, plainLetters } from './plain'

/**
 * Cyrillic folding: `ё` becomes `е`, as any letter loses its mark, and the Ukrainian `ґ` becomes `г`. A dash becomes
 * a space, and every substitute for an apostrophe is removed: `пʼять`, `п*ять`, ``п`ять``.
 */
export const folds: readonly Fold[] = [
  (text) => plainLetters(text.replace(/[—−]/g, ' ').replace(/["`´‘“”″*]/g, '')).replace(/ґ/g, 'г'),
]
