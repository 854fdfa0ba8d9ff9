/** Katakana in the order of their five vowels, with the consonant before these; where there is no sign, a dot. */
const ROWS = [
  ['', 'アイウエオ'],
  ['k', 'カキクケコ'],
  ['g', 'ガギグゲゴ'],
  ['s', 'サ.スセソ'],
  ['z', 'ザ.ズゼゾ'],
  ['t', 'タ..テト'],
  ['d', 'ダ..デド'],
  ['n', 'ナニヌネノ'],
  ['h', 'ハヒ.ヘホ'],
  ['b', 'バビブベボ'],
  ['p', 'パピプペポ'],
  ['m', 'マミムメモ'],
  ['y', 'ヤ.ユ.ヨ'],
  ['r', 'ラリルレロ'],
  ['w', 'ワ...ヲ'],
  ['v', '..ヴ..'],
  ['sh', '.シ...'],
  ['j', '.ジ...'],
  ['j', '.ヂ...'],
  ['ch', '.チ...'],
  ['ts', '..ツ..'],
  ['z', '..ヅ..'],
  ['f', '..フ..'],
] as const

const SYLLABLES = new Map([
  ...ROWS.flatMap(([consonant, signs]) =>
    [...signs].map((sign, place) => [sign, consonant + 'aiueo'[place]] as const),
  ),
  ['ン', 'n'] as const,
])

/** Small signs, which stand for the vowel of the one before them: `フォ` is `fo`, and `キョ` is `kyo`. */
const SMALL = new Map([
  ...[...'ァィゥェォ'].map((sign, place) => [sign, 'aiueo'.charAt(place)] as const),
  ...[...'ャュョ'].map((sign, place) => [sign, `y${'auo'.charAt(place)}`] as const),
])

/**
 * A Japanese spelling in kana as it is typed in Latin letters (Hepburn), without marks of length: `furansu` for `フランス`.
 * None where it is not in kana alone.
 */
export function romajiOf(spelling: string): string | undefined {
  if (!/^[ぁ-ゖァ-ヶー・]+$/.test(spelling)) return undefined
  const signs = spelling
    .replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[ー・]/g, '')
  const latin = [...signs].reduce((before, sign) => {
    const small = SMALL.get(sign)
    if (small === undefined) return before + (SYLLABLES.get(sign) ?? sign)
    // `シャ` is `sha` and `ウェ` is `we`, but `グァ` is `gua`.
    if (/[kg]u$/.test(before)) return before + small
    const stem = before.replace(/(?<![^aiueon])u$/, 'w').replace(/[aiueo]$/, '')
    return stem + (/(sh|ch|j)$/.test(stem) ? small.replace('y', '') : small)
  }, '')
  return latin.replace(/ッ([a-z])/g, '$1$1')
}
