import { describe, expect, it } from 'vitest'
import { spellingsIn } from '../../scripts/words/countryNames'
import { type Country, countries } from '../../src/geo/countries'
import { countriesOf } from '../../src/geo/decks'
import { folds as arabic } from '../../src/geo/folds/Arab'
import { folds as devanagari } from '../../src/geo/folds/Deva'
import { folds as german } from '../../src/geo/folds/de'
import { folds as japanese } from '../../src/geo/folds/Jpan'
import { folds as plain } from '../../src/geo/folds/plain'
import { twentyGazetteerOf } from '../../src/geo/gazetteer'
import { type Naming, namingOf, type Spellings } from '../../src/geo/naming'
import { searchByName } from '../../src/geo/search'
import '../../src/geo/world/decks'

const searchGazetteer = twentyGazetteerOf()

const FOLDS = {
  de: german,
  es: plain,
  ar: arabic,
  hi: devanagari,
  ja: japanese,
  tr: plain,
  ko: plain,
  cs: plain,
}
type Lang = keyof typeof FOLDS
const all = Object.fromEntries(Object.keys(FOLDS).map((lang) => [lang, spellingsIn(lang, 'all')])) as Record<
  Lang,
  Spellings
>

/** With the name of each country known from the start, and the other spellings once they were fetched. */
const namings = Object.fromEntries(
  await Promise.all(
    (Object.keys(FOLDS) as Lang[]).map(async (lang) => {
      const split = Object.entries(all[lang]).map(
        ([code, spellings]) => [code, spellings.split('|')] as const,
      )
      const names = Object.fromEntries(split.map(([code, [name = '']]) => [code, name]))
      const others = Object.fromEntries(split.map(([code, [, ...more]]) => [code, more.join('|')]))
      const naming = namingOf(
        lang,
        () => names,
        async () => others,
        FOLDS[lang],
      )
      await naming.loadSpellings()
      return [lang, naming] as const
    }),
  ),
) as Record<Lang, Naming>
const naming = (lang: Lang) => namings[lang]
const world = countriesOf('world')
const nothing = () => []
/** The countries whose names in a language have a text. */
const found = (lang: Lang, text: string) =>
  naming(lang)
    .widen(nothing, world)(text, [])
    .map(({ id }) => id)
const marked = (lang: Lang, name: string, text: string) => {
  const match = naming(lang).matchIn(name, text)
  return match && name.slice(...match)
}

describe('a country is found by what people type', () => {
  it.each<[Lang, string, string]>([
    ['de', 'Deutschland', 'DE'],
    ['de', 'österreich', 'AT'],
    ['de', 'Oesterreich', 'AT'],
    ['de', 'osterreich', 'AT'],
    ['de', 'SÜDKOREA', 'KR'],
    ['de', 'suedkorea', 'KR'],
    ['de', 'großbritannien', 'GB'],
    ['de', 'grossbritannien', 'GB'],
    ['de', 'elfenbeinkueste', 'CI'],
    ['de', 'tuerk', 'TR'],
    ['de', 'Weissrussland', 'BY'],
    ['de', 'o\u0308sterreich', 'AT'],

    ['es', 'España', 'ES'],
    ['es', 'espana', 'ES'],
    ['es', 'ESPAÑA', 'ES'],
    ['es', 'espan\u0303a', 'ES'],
    ['es', 'mejico', 'MX'],
    ['es', 'japon', 'JP'],
    ['es', 'japón', 'JP'],
    ['es', 'costa de marfil', 'CI'],
    ['es', 'eeuu', 'US'],
    ['es', 'holanda', 'NL'],

    ['ar', 'ألمانيا', 'DE'],
    ['ar', 'المانيا', 'DE'],
    ['ar', 'أَلْمَانِيَا', 'DE'],
    ['ar', 'البرازيل', 'BR'],
    ['ar', 'برازيل', 'BR'],
    ['ar', 'الفرنسا', 'FR'],
    ['ar', 'سوريه', 'SY'],
    ['ar', 'اليونـــان', 'GR'],
    ['ar', 'ايطاليا', 'IT'],
    ['ar', 'سعوديه', 'SA'],
    ['ar', 'المملكه المتحده', 'GB'],
    ['ar', 'جزاير', 'DZ'],

    ['hi', 'भारत', 'IN'],
    ['hi', 'फ़्रांस', 'FR'],
    ['hi', 'फ्रांस', 'FR'],
    ['hi', 'फ्रान्स', 'FR'],
    ['hi', 'ब्राजील', 'BR'],
    ['hi', '\u092c\u094d\u0930\u093e\u091c\u093c\u0940\u0932', 'BR'],
    ['hi', 'आस्ट्रेलिया', 'AU'],
    ['hi', 'थाईलैण्ड', 'TH'],
    ['hi', 'अमरीका', 'US'],
    ['hi', 'रुस', 'RU'],
    ['hi', 'यूँनान', 'GR'],

    ['ja', '日本', 'JP'],
    ['ja', 'にほん', 'JP'],
    ['ja', 'にほn', 'JP'],
    ['ja', 'ニッポン', 'JP'],
    ['ja', 'にっぽん', 'JP'],
    ['ja', 'ちゅうごく', 'CN'],
    ['ja', 'どいつ', 'DE'],
    ['ja', 'ﾄﾞｲﾂ', 'DE'],
    ['ja', 'べとなむ', 'VN'],
    ['ja', 'ヴェトナム', 'VN'],
    ['ja', 'みなみあふりか', 'ZA'],
    ['ja', 'さうじあらびあ', 'SA'],
    ['ja', 'おすとりあ', 'AT'],

    ['tr', 'İTALYA', 'IT'],
    ['tr', 'ıtalya', 'IT'],
    ['ko', '한', 'KR'],
    ['ko', '하', 'KR'],
    ['cs', 'cesko', 'CZ'],
  ])('in %s by %s', (lang, text, code) => {
    expect(found(lang, text)[0]).toBe(code)
  })

  it.each<[Lang, string]>([
    ['de', ' '],
    ['ar', '\u064e'],
    ['ar', 'ءءء'],
    ['hi', '\u093c'],
    ['ja', 'ー'],
    ['ja', '.'],
    ['es', 'xyz'],
  ])('but not in %s by %s', (lang, text) => {
    expect(found(lang, text)).toEqual([])
  })
})

describe('names that are found', () => {
  it('come in the alphabetical order of the language, those first that begin with the text', () => {
    expect(found('de', 'a').slice(0, 4)).toEqual(['AF', 'EG', 'AL', 'DZ'])
    expect(found('es', 'co').slice(0, 6)).toEqual(['CO', 'KM', 'KP', 'KR', 'CI', 'CR'])
    const names = found('de', 'land').map((id) => `${all.de[id]?.split('|')[0]}`)
    expect(names).toEqual([...names].sort(new Intl.Collator('de').compare))
  })

  it('come before what is found otherwise, and none twice', () => {
    const { widen } = naming('de')
    for (const text of ['a', 'an', 'i', 'land', 'france', 'in']) {
      const codes = widen(searchGazetteer, countries)(text, ['IT']).map(({ id }) => id)
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes).not.toContain('IT')
    }
    expect(widen(searchByName, countries)('france', []).map(({ id }) => id)).toEqual(['FR'])
    expect(widen(searchByName, countries)('ungarn', [])).toEqual([])
  })

  it('are English where the language has none', () => {
    const { nameOf } = namingOf(
      'de',
      () => ({ FR: 'Frankreich' }),
      async () => ({}),
      plain,
    )
    const [france, japan] = ['FR', 'JP'].map((code) => countries.find(({ id }) => id === code) as Country)
    expect([france, japan].map((country) => nameOf(country as Country))).toEqual(['Frankreich', 'Japan'])
  })
})

describe('what was typed is marked in a name', () => {
  it.each<[Lang, string, string, string | undefined]>([
    ['de', 'Österreich', 'oest', 'Öst'],
    ['de', 'Österreich', 'ost', 'Öst'],
    ['de', 'Südkorea', 'KOREA', 'korea'],
    ['de', 'Weißrussland', 'weis', 'Weiß'],
    ['de', 'Weißrussland', 'russ', 'russ'],
    ['de', 'Deutschland', 'germany', undefined],
    ['de', 'Deutschland', ' ', undefined],
    ['es', 'España', 'espan', 'Españ'],
    ['es', 'Costa Rica', 'rica', 'Rica'],
    ['ar', 'عُمان', 'عمان', 'عُمان'],
    ['ar', 'ألمانيا', 'المان', 'ألمان'],
    ['ar', 'البرازيل', 'برا', 'برا'],
    ['hi', 'फ़्रांस', 'फ्रा', 'फ़्रां'],
    ['ja', 'ドイツ', 'どい', 'ドイ'],
    ['ja', 'サウジアラビア', 'あら', 'アラ'],
    ['ja', '中国', 'ちゅう', undefined],
    ['tr', 'İtalya', 'ital', 'İtal'],
  ])('in %s, in %s by %s', (lang, name, text, part) => {
    expect(marked(lang, name, text)).toBe(part)
  })
})
