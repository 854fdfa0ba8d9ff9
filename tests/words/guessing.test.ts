import { describe, expect, it } from 'vitest'
import { textOf } from '../../scripts/words/catalogue'
import { fold } from '../../src/geo/names/gazetteer'
import { placesOf } from '../../src/geo/places'
import { LANGUAGES } from '../../src/ui/words/languages'
import { drawn } from '../amount'
import { casesOf } from '../geo/cases'
import { namingOn, type Page, searchOn } from '../geo/namings'

/** The examples that the rules give of what can be typed, and what is meant. */
const MEANT: Readonly<Record<string, string>> = Object.fromEntries(
  casesOf(`
    GB: UK|England|Inglaterra|Anglie|Anglia|İngiltere|Англия|Англія|إنجلترا|אנגליה|इंग्लैंड|英国;
    US: America|USA|EUA|Amerika|Ameryka|Америка|أمريكا|אמריקה|अमरीका|米国|美利坚|mg; DE: Deutschland|Germany;
    JP: Nippon|にほん; NL: Holland|Hollande|Holanda|Olanda; KR: Korsel; CN: Cina; TR: 터키; ZA: 남아공; ID: 印尼`),
)

/** A letter of each script, and two to take its place; in Korean they are parts of syllables, typed with one stroke. */
const SWAPS: Partial<Record<Page['lang'], readonly [RegExp, string, string]>> = {
  ru: [/\p{L}/u, 'щ', 'ю'],
  uk: [/\p{L}/u, 'щ', 'ю'],
  he: [/[א-ת]/u, 'צ', 'ט'],
  ar: [/[ء-ي]/u, 'ظ', 'ض'],
  hi: [/[क-ह]/u, 'ठ', 'झ'],
  ja: [/[ァ-ヶ]/u, 'ヌ', 'ヲ'],
  ko: [/[\u1100-\u1112\u1161-\u1169\u116d\u116e\u1172\u1173\u1175]/u, '\u1164', '\u110d'],
}

const countries = drawn(placesOf('world'))

describe.each(LANGUAGES)('the rules in %s', (lang) => {
  const search = searchOn(lang, 'world')
  const text = textOf(lang, 'howToPlay.guessingNames')

  it('give examples of what can be typed that find their country first', () => {
    const examples = [...text.matchAll(/<(em|german|japanese)>(.*?)<\/\1>/g)].map(
      ([, , example]) => `${example}`,
    )
    expect(examples.length).toBeGreaterThanOrEqual(4)
    const found = examples.map((example) => [example, search(example, [])[0]?.id])
    expect(found).toEqual(examples.map((example) => [example, MEANT[example]]))
  })

  it('promise that one wrong letter makes no difference, and that is so', () => {
    const { spellings, nameOf, waysOf } = namingOn(lang)
    const [letter, one, other] = SWAPS[lang] ?? [/[a-z]/, 'q', 'x']
    const native = Object.values(spellings()).flatMap((all) => all.split('|').flatMap(waysOf))
    const known = [...native, ...placesOf('world').map(({ name }) => fold(name))]
    const wrong = countries.flatMap((country) => {
      const all = [nameOf(country), ...(spellings()[country.id]?.split('|') ?? [])].map((name) =>
        lang === 'ko' ? name.normalize('NFD') : lang === 'en' ? fold(name) : `${waysOf(name)[0]}`,
      )
      return all.flatMap((name) => {
        const letters = [...name]
        const place = letters.findLastIndex(
          (each, at) => at > 0 && at < letters.length - 1 && letter.test(each),
        )
        if (place < 0 || letters.length < 4) return []
        const typed = letters.map((each, at) => (at !== place ? each : each === one ? other : one)).join('')
        if (search(typed, []).includes(country)) return []
        // It may well be in the name of another country.
        return known.some((name) => name.includes(typed)) ? [] : `${name}: ${typed}`
      })
    })
    expect(wrong).toEqual([])
  })
})
