import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { spellingsIn } from '../../scripts/words/countryNames'
import { type CountryCode, countries } from '../../src/geo/countries'
import { countriesOf } from '../../src/geo/decks'
import '../../src/geo/world/decks'
import { others } from '../../src/geo/world/others'
import { plainCountries } from '../../src/geo/world/plain'
import { LANGUAGES } from '../../src/ui/words/languages'

const mended = readdirSync('scripts/words/names').map((file) => file.replace('.json', ''))
const codes = [...countries, ...others].map(({ id }) => id)
const languages = LANGUAGES.filter((lang) => lang !== 'en')
const namesOf = (spellings: object): string[] => Object.values(spellings).map((each) => each.split('|')[0])

describe('the names of countries', () => {
  it.each(languages)('in %s are there for all, each another one and without brackets', (lang) => {
    const all = spellingsIn(lang, 'all')
    expect(Object.keys(all).sort()).toEqual([...codes].sort())
    const names = namesOf(all)
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => /[()]|^$/.test(name))).toEqual([])
  })

  it.each(languages)(
    'in %s that are needed everywhere are the same as among all, in the same order',
    (lang) => {
      const all = Object.entries(spellingsIn(lang, 'all')).filter(([code]) =>
        [...countries, ...plainCountries].some(({ id }) => id === code),
      )
      expect(Object.entries(spellingsIn(lang, 'first'))).toEqual(all)
    },
  )

  it('of all countries are known once their codes are told', async () => {
    const { formats, loadNames } = await import('../../src/ui/words/locales/de.po?language')
    const hungary = { id: 'HU', name: 'Hungary' } as const
    expect(formats?.nameOf(hungary)).toBe('Hungary')
    const learn = await loadNames?.()
    learn?.(codes)
    learn?.(codes)
    expect(formats?.nameOf({ id: 'PS', name: 'Palestine' })).toBe('Palästina')
    await formats?.loadSpellings()
    expect(formats?.spellings()).toEqual(spellingsIn('de', 'all'))
    expect(formats?.nameOf(hungary)).toBe('Ungarn')
  })

  it.each<[string, CountryCode, string]>([
    ['de', 'PS', 'Palästina'],
    ['de', 'FR', 'Frankreich'],
    ['de', 'CI', 'Elfenbeinküste'],
    ['es', 'MM', 'Myanmar'],
    ['ar', 'SA', 'السعودية'],
    ['ja', 'CN', '中国'],
    ['hi', 'IN', 'भारत'],
    ['zh-Hans', 'CN', '中国'],
    ['zh-Hans', 'PS', '巴勒斯坦'],
    ['ko', 'KR', '대한민국'],
    ['ko', 'AU', '호주'],
    ['id', 'GB', 'Inggris'],
    ['id', 'CI', 'Pantai Gading'],
    ['pt-BR', 'VN', 'Vietnã'],
    ['pt-BR', 'BY', 'Belarus'],
    ['pt-BR', 'VA', 'Vaticano'],
    ['tr', 'MM', 'Myanmar'],
    ['pl', 'MM', 'Mjanma'],
    ['cs', 'MM', 'Myanmar'],
    ['cs', 'CD', 'Konžská demokratická republika'],
    ['pl', 'CI', 'Wybrzeże Kości Słoniowej'],
    ['tr', 'CI', 'Fildişi Sahili'],
    ['tr', 'US', 'ABD'],
    ['ru', 'KR', 'Южная Корея'],
    ['ru', 'ZA', 'ЮАР'],
    ['he', 'KR', 'דרום קוריאה'],
    ['he', 'TW', 'טאיוואן'],
    ['uk', 'AE', 'ОАЕ'],
    ['uk', 'BY', 'Білорусь'],
  ])('in %s are what people say: %s is %s', (lang, code, name) => {
    expect(spellingsIn(lang, 'all')[code]?.split('|')[0]).toBe(name)
  })

  it('keep what CLDR calls a country as another spelling', () => {
    expect(spellingsIn('de', 'all').PS?.split('|')).toContain('Palästinensische Autonomiegebiete')
    expect(spellingsIn('ja', 'first').CN?.split('|')).toContain('ちゅうごく')
  })

  it('are in the program in English', () => {
    expect(spellingsIn('en', 'all')).toEqual({})
    expect(spellingsIn('en-XB', 'first')).toEqual({})
  })

  it('are not known in a language that CLDR does not have', () => {
    expect(() => spellingsIn('tlh', 'all')).toThrow('tlh')
  })

  it.each(mended)('are mended in %s for countries of the game', (lang) => {
    const file: Record<string, string> = JSON.parse(readFileSync(`scripts/words/names/${lang}.json`, 'utf8'))
    expect(Object.keys(file).filter((code) => !codes.some((each) => each === code))).toEqual([])
  })

  it('can be typed in Chinese by a reading in Latin letters for each of their characters', () => {
    const without = Object.values(spellingsIn('zh-Hans', 'all')).filter((each) => {
      const [name = '', ...more] = each.split('|')
      const length = [...name].length
      return !more.some((reading) => /^[a-zü ]+$/.test(reading) && reading.split(' ').length === length)
    })
    expect(without).toEqual([])
  })

  it.each<[string, CountryCode, string]>([
    ['zh-Hans', 'FR', 'fg'],
    ['zh-Hans', 'AE', 'alq'],
    ['ko', 'FR', 'ㅍㄹㅅ'],
    ['ko', 'KR', 'ㅎㄱ'],
  ])('have in %s the first letters of their syllables: %s as %s', (lang, code, initials) => {
    expect(spellingsIn(lang, 'all')[code]?.split('|')).toContain(initials)
  })

  it('have no first letters where nobody looks for those', () => {
    for (const lang of ['ja', 'de']) expect(spellingsIn(lang, 'all').FR).not.toMatch(/\b[a-z]{2}\b|[ㄱ-ㅎ]/)
  })

  it('of those that are played with can be typed in Japanese with kana alone', () => {
    const all = spellingsIn('ja', 'all')
    const isKana = (text: string) => /^[\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u.test(text)
    const without = countriesOf('world').filter(({ id }) => !all[id]?.split('|').some(isKana))
    expect(without.map(({ id }) => id)).toEqual([])
  })
})
