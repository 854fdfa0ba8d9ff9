import type { Fold } from './plain'

/** Vowels that are often interchanged: long and short ones, and the open `o` of foreign names. */
const SAME: Readonly<Record<string, string>> = {
  ई: 'इ',
  ऊ: 'उ',
  ऑ: 'आ',
  '\u0940': '\u093f',
  '\u0942': '\u0941',
  '\u0949': '\u093e',
}

/**
 * Devanagari folding: removes nukta, chandrabindu, anusvara, and the half nasal before another consonant, which an
 * anusvara replaces. Vowel signs count as letters.
 */
export const folds: readonly Fold[] = [
  (text) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u200c-\u200f॰.'’]|[\u0300-\u036f]|\u0901|\u0902|\u093c/g, '')
      .replace(/[ङञणनम]\u094d(?=[क-भश-ह])/g, '')
      .replace(/[ईऊऑ\u0940\u0942\u0949]/g, (letter) => SAME[letter] as string)
      .replace(/[\s\-‐–]+/g, ' '),
]
