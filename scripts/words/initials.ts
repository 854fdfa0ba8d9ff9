/** The letters that open a Korean syllable, in Unicode’s order. */
const OPENING = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'

/** How many syllables of Unicode begin with each of them, from this one on. */
const [FIRST, EACH] = [0xac00, 588]

/**
 * The first letters of the syllables of a spelling, by which people look for a name in a language (BCP 47): `fg` for `fa
 * guo` in Chinese, `ㅍㄹㅅ` for `프랑스` in Korean. None where that is not usual, and for one syllable.
 */
export function initialsOf(spelling: string, lang: string): string | undefined {
  const { language } = new Intl.Locale(lang)
  const initials =
    language === 'zh'
      ? (spelling.match(/^[a-z ]+$/) ?? ['']).join().replace(/([a-z])[a-z]* ?/g, '$1')
      : language === 'ko'
        ? [...spelling].map(openingOf).join('')
        : ''
  return initials.length > 1 ? initials : undefined
}

function openingOf(syllable: string): string {
  return OPENING[Math.floor((syllable.charCodeAt(0) - FIRST) / EACH)] ?? ''
}
