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

/** Offset between hiragana and katakana in Unicode. */
const APART = 'ア'.charCodeAt(0) - 'あ'.charCodeAt(0)

/**
 * Japanese folding: hiragana become katakana, small kana become large, and length marks, dots and spaces are removed.
 * Removes Latin letters at the end of a composition, as in `にほn`, which are not kana yet.
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
