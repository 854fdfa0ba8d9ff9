import { type Fold, plainLetters } from './plain'

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** German folding: `ä` becomes `a`, or `ae` in the second fold; `ß` becomes `ss`. */
export const folds: readonly Fold[] = [
  plainLetters,
  (text) =>
    plainLetters(
      text
        .toLowerCase()
        .normalize('NFC')
        .replace(/[äöü]/g, (letter) => UMLAUTS[letter] as string),
    ),
]
