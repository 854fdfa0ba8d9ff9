import { type Fold, plainLetters } from './plain'

/**
 * Initial, medial and final letters of a syllable, in Unicode order; letters typed with two keystrokes are split in
 * two.
 */
const OPENING = 'ㄱ ㄲ ㄴ ㄷ ㄸ ㄹ ㅁ ㅂ ㅃ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ')
const MIDDLE = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅐ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅐ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ')
const CLOSING =
  'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  )

/** Code points of the first letter of each kind. */
const ROWS = [
  [0x1100, OPENING],
  [0x1161, MIDDLE],
  [0x11a8, CLOSING],
] as const

/**
 * Korean folding: splits a syllable into its letters in typing order, so that an unfinished syllable matches (`프라`
 * and `플` match `프랑스`). ㅔ becomes ㅐ, which sounds alike. Removes optional spaces, and brackets.
 */
export const folds: readonly Fold[] = [
  (text) =>
    plainLetters(text)
      .replace(/[\s()]/g, '')
      .replace(/[\u1100-\u1112\u1161-\u1175\u11a8-\u11c2]/g, lettersOf),
]

/** Letters of one part of a syllable, as decomposed by Unicode. */
function lettersOf(part: string): string {
  const code = part.charCodeAt(0)
  const [first, letters] = ROWS.findLast(([first]) => code >= first) ?? ROWS[0]
  return letters[code - first] ?? part
}
