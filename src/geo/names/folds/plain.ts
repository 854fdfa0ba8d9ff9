/** A text as it is compared. What is typed is looked for among names that were folded in the same way. */
export type Fold = (text: string) => string

/** Letters that Unicode does not take apart into a plain one and a mark. */
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

/** Marks over and under letters, in Latin, Greek, Cyrillic, Hebrew and Arabic. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g

/** A text without case, accents and other marks, points and apostrophes, and with hyphens as blanks. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[.'’ʼ·]/g, '')
    .replace(/[ßøıłđðþæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[\s\-‐–]+/g, ' ')
}

/** For every language that has none of its own: accents make no difference. */
export const folds: readonly Fold[] = [plainLetters]
