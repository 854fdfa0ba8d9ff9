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

/**
 * A text as it is compared: without case, accents, points and apostrophes, hyphens as blanks, and without
 * an English article. Texts that differ only in these are the same.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0655.'’ʼ]/g, '')
    .replace(/[ßøıłđðþæœ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/[\s\-‐–]+/g, ' ')
    .trim()
    .replace(/^the /, '')
}
