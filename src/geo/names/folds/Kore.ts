import { type Fold, plainLetters } from './plain'

/**
 * The letters that open a syllable, those in its middle and those that close it, in Unicode’s order; what has
 * two strokes of the keyboard is two letters.
 */
const OPENING = 'ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ')
const MIDDLE = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅐ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅐ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ')
const CLOSING =
  'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  )

/** Where each of them begins in Unicode. */
const ROWS = [
  [0x1100, OPENING],
  [0x1161, MIDDLE],
  [0x11a8, CLOSING],
] as const

/**
 * Korean: a syllable is its letters in the order in which they are typed, so that half of one is found, `프라` and `플` in
 * `프랑스`, and ㅔ is ㅐ, which sounds alike. Blanks, which are written or not, and brackets make no difference.
 */
export const folds: readonly Fold[] = [
  (text) =>
    plainLetters(text)
      .replace(/[\s()]/g, '')
      .replace(/[\u1100-\u1112\u1161-\u1175\u11a8-\u11c2]/g, lettersOf),
]

/** The letters of a part into which Unicode takes a syllable. */
function lettersOf(part: string): string {
  const code = part.charCodeAt(0)
  const [first, letters] = ROWS.findLast(([first]) => code >= first) ?? ROWS[0]
  return letters[code - first] ?? part
}
