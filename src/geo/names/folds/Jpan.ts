import type { Fold } from './plain'

const SMALL = 'ァィゥェォッャュョヮ'
const LARGE = 'アイウエオツヤユヨワ'
const VOICED: Readonly<Record<string, string>> = {
  ヴァ: 'バ',
  ヴィ: 'ビ',
  ヴェ: 'ベ',
  ヴォ: 'ボ',
  ヴ: 'ブ',
  ヂ: 'ジ',
  ヅ: 'ズ',
}

/** How far hiragana and katakana lie apart in Unicode. */
const APART = 'ア'.charCodeAt(0) - 'あ'.charCodeAt(0)

/**
 * Japanese: hiragana is katakana, small kana are large ones, and marks of length, points and blanks make no difference.
 * The Latin letters at the end of a composition, `にほn`, are not kana yet and are left out.
 */
export const folds: readonly Fold[] = [
  (text) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + APART))
      .replace(/ヴ[ァィェォ]|[ヴヂヅ]/g, (kana) => VOICED[kana] as string)
      .replace(/[ァィゥェォッャュョヮ]/g, (kana) => LARGE[SMALL.indexOf(kana)] as string)
      .replace(/[ー・=＝\-‐–\s]/g, '')
      .replace(/([ァ-ヶ])[a-z]+$/, '$1'),
]
