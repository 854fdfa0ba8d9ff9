/** Normalizes a text for comparison. Typed texts and names are compared after the same fold. */
export type Fold = (text: string) => string

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
}

/** Combining marks in Latin, Greek, Cyrillic, Hebrew and Arabic. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g

/** Removes case, accents and other marks, full stops and apostrophes; hyphens become spaces. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[.'’ʼ·]/g, '')
    .replace(/[ßøıłđðþæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[\s\-‐–]+/g, ' ')
}

/** Default folding, for a language without its own: removes accents. */
export const folds: readonly Fold[] = [plainLetters]
