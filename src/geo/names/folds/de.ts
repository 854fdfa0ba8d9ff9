import { type Fold, plainLetters } from './plain'

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** German: `ä` is found as `a` and, in the second way, as `ae`; `ß` is `ss`. */
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
