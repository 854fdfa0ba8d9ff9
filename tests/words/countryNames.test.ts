import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { spellingsIn } from '../../scripts/words/countryNames'
import { countries } from '../../src/geo/countries'
import type { PlaceId } from '../../src/geo/place'
import { placesOf } from '../../src/geo/places'
import { LANGUAGES } from '../../src/ui/words/languages'
import { casesByLanguage } from '../geo/cases'

const mended = readdirSync('scripts/words/names').map((file) => file.replace('.json', ''))
const codes = countries.map(({ id }) => id)
const languages = LANGUAGES.filter((lang) => lang !== 'en')
const namesOf = (spellings: object): string[] => Object.values(spellings).map((each) => each.split('|')[0])

describe('the names of countries', () => {
  it.each(languages)('in %s are there for all, each another one and without brackets', (lang) => {
    const all = spellingsIn(lang)
    expect(Object.keys(all).sort()).toEqual([...codes].sort())
    const names = namesOf(all)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => /[()]|^$/.test(name))).toEqual([])
  })

  it('come with the language, and how else people write them when somebody searches', async () => {
    const { formats } = await import('../../src/ui/words/locales/de.po?start')
    expect(formats?.nameOf({ id: 'PS', name: 'Palestine' })).toBe('Palästina')
    expect(formats?.nameOf({ id: 'HU', name: 'Hungary' })).toBe('Ungarn')
    await formats?.loadSpellings()
    // Those of regions may have come before.
    expect(formats?.spellings()).toMatchObject(spellingsIn('de'))
  })

  it.each(
    casesByLanguage({
      de: 'PS: Palästina; FR: Frankreich; CI: Elfenbeinküste',
      es: 'MM: Myanmar',
      ar: 'SA: السعودية',
      ja: 'CN: 中国',
      hi: 'IN: भारत; QA: कतर',
      'zh-Hans': 'CN: 中国; PS: 巴勒斯坦; CD: 刚果（金）; CG: 刚果（布）',
      uk: 'VN: В’єтнам; AE: ОАЕ; BY: Білорусь',
      ko: 'KR: 대한민국; AU: 호주',
      id: 'GB: Inggris; CI: Pantai Gading',
      'pt-BR': 'VN: Vietnã; BY: Belarus; VA: Vaticano',
      tr: 'MM: Myanmar; CI: Fildişi Sahili; US: ABD',
      pl: 'MM: Mjanma; CI: Wybrzeże Kości Słoniowej',
      cs: 'MM: Myanmar; CD: Konžská demokratická republika',
      ru: 'KR: Южная Корея; ZA: ЮАР',
      he: 'KR: דרום קוריאה; TW: טאיוואן',
    }),
  )('in %s are what people say: %s for %s', (lang, name, code) => {
    expect(spellingsIn(lang)[code as PlaceId]?.split('|')[0]).toBe(name)
  })

  it('keep what CLDR calls a country as another spelling', () => {
    expect(spellingsIn('de').PS?.split('|')).toContain('Palästinensische Autonomiegebiete')
    expect(spellingsIn('ja').CN?.split('|')).toContain('ちゅうごく')
  })

  it('are not known in a language that CLDR does not have', () => {
    expect(() => spellingsIn('tlh')).toThrow('tlh')
  })

  it.each(mended)('are mended in %s for countries of the game', (lang) => {
    const file: Record<string, string> = JSON.parse(readFileSync(`scripts/words/names/${lang}.json`, 'utf8'))
    expect(Object.keys(file).filter((code) => !codes.some((each) => each === code))).toEqual([])
  })

  it('can be typed in Chinese by a reading in Latin letters for each of their characters', () => {
    const without = Object.values(spellingsIn('zh-Hans')).filter((each) => {
      const [name = '', ...more] = each.split('|')
      const length = name.match(/\p{Script=Han}/gu)?.length
      return !more.some((reading) => /^[a-zü ]+$/.test(reading) && reading.split(' ').length === length)
    })
    expect(without).toEqual([])
  })

  it.each<[string, PlaceId, string]>([
    ['zh-Hans', 'FR', 'fg'],
    ['zh-Hans', 'AE', 'alq'],
    ['ko', 'FR', 'ㅍㄹㅅ'],
    ['ko', 'KR', 'ㅎㄱ'],
  ])('have in %s the first letters of their syllables: %s as %s', (lang, code, initials) => {
    expect(spellingsIn(lang)[code]?.split('|')).toContain(initials)
  })

  it('have no first letters where nobody looks for those', () => {
    for (const lang of ['ja', 'de']) expect(spellingsIn(lang).FR).not.toMatch(/\b[a-z]{2}\b|[ㄱ-ㅎ]/)
  })

  it('of those that are played with can be typed in Japanese with kana alone', () => {
    const all = spellingsIn('ja')
    const isKana = (text: string) => /^[\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u.test(text)
    const without = placesOf('world').filter(({ id }) => !all[id]?.split('|').some(isKana))
    expect(without.map(({ id }) => id)).toEqual([])
  })
})
