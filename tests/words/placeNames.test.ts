import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../../scripts/words/catalogue'
import { spellingsIn } from '../../scripts/words/countryNames'
import { placesIn, placesOf, REGIONS } from '../../scripts/words/placeNames'
import { zones } from '../../scripts/words/zones'
import { type CountryCode, countries } from '../../src/geo/countries'
import type { Region } from '../../src/geo/facts'
import { profileOf, regionOf } from '../../src/geo/profile'
import { LANGUAGES } from '../../src/ui/words/languages'
import { localeOf } from '../../src/ui/words/locale'
import { type PlaceNames, placeIn } from '../../src/ui/words/places'

const languages = LANGUAGES.filter((lang) => lang !== 'en')
const codes = countries.map(({ id }) => id)
const mended = readdirSync('scripts/words/places').map((file) => file.replace('.json', ''))
const placesEverywhere = [...new Set(REGIONS.flatMap(placesOf))]
const all = (lang: string): PlaceNames =>
  Object.assign({}, ...REGIONS.map((region) => placesIn(lang, region)))

describe('the names of capitals, continents and far-off places', () => {
  it('are there in each region for all that is told of its countries', () => {
    for (const code of codes) {
      const { capitals, continents, neighbours } = profileOf(code, codes)
      const told = [...capitals, ...continents, ...neighbours.flatMap(({ place }) => place ?? [])]
      expect(placesOf(regionOf(continents[0])), code).toEqual(expect.arrayContaining(told))
    }
  })

  // A language that is new has a file of those that CLDR lacks before long.
  it.each(mended)('are known in %s, all of them, each by another name', (lang) => {
    const known = all(lang)
    const names = placesEverywhere.map((english) => placeIn(known, english))
    expect(names.filter(({ isForeign }) => isForeign)).toEqual([])
    expect(new Set(names.map(({ name }) => name)).size).toBe(placesEverywhere.length)
    expect(names.filter(({ name }) => name.trim() !== name || /\p{Cf}/u.test(name))).toEqual([])
  })

  it.each(['ar', 'hi', 'ja', 'ru', 'uk', 'he', 'ko', 'zh-Hans'])(
    'are written in %s with its own signs',
    (lang) => {
      const known = all(lang)
      const latin = placesEverywhere
        .map((english) => placeIn(known, english).name)
        .filter((name) => /^[\p{Script=Latin}\P{L}]*$/u.test(name))
      expect(latin).toEqual([])
    },
  )

  it.each<[string, Region, string, string]>([
    ['de', 'Europe', 'Rome', 'Rom'],
    ['de', 'Europe', 'Paris', 'Paris'],
    ['de', 'Africa', 'Cape Town', 'Kapstadt'],
    ['de', 'Americas', 'French Guiana', 'Französisch-Guayana'],
    ['es', 'Europe', 'Ceuta and Melilla', 'Ceuta y Melilla'],
    ['es', 'Americas', 'North America', 'América del Norte'],
    ['ar', 'Africa', 'Cairo', 'القاهرة'],
    ['hi', 'Asia', 'New Delhi', 'नई दिल्ली'],
    ['ja', 'Asia', 'Tokyo', '東京'],
    ['ja', 'Europe', 'Kaliningrad', 'カリーニングラード'],
    ['ru', 'Europe', 'Chișinău', 'Кишинёв'],
    ['ru', 'Asia', 'Kuwait City', 'Эль-Кувейт'],
    ['pt-BR', 'Europe', 'Moscow', 'Moscou'],
    ['pt-BR', 'Asia', 'Beijing', 'Pequim'],
    ['he', 'Asia', 'New Delhi', 'ניו דלהי'],
    ['he', 'Africa', 'Cairo', 'קהיר'],
    ['uk', 'Americas', 'Bogotá', 'Богота'],
    ['zh-Hans', 'Americas', 'Kingston', '金斯敦'],
    ['ko', 'Europe', 'Kyiv', '키이우'],
    ['id', 'Americas', 'Mexico City', 'Kota Meksiko'],
    ['tr', 'Europe', 'London', 'Londra'],
    ['pl', 'Americas', 'Mexico City', 'Meksyk'],
    ['cs', 'Asia', 'New Delhi', 'Nové Dillí'],
    ['tr', 'Africa', 'N’Djamena', 'Encemine'],
    ['de', 'Europe', 'Pristina', 'Pristina'],
    ['es', 'Africa', 'Porto-Novo', 'Porto Novo'],
    ['pt-BR', 'Asia', 'Riyadh', 'Riad'],
    ['hi', 'Europe', 'Bucharest', 'बुखारेस्ट'],
    ['ja', 'Europe', 'Vilnius', 'ビリニュス'],
  ])('in %s, %s: %s is %s', (lang, region, english, name) => {
    expect(placeIn(placesIn(lang, region), english)).toEqual({ name, isForeign: false })
  })

  it.each<[string, CountryCode, string, RegExp]>([
    ['hi', 'MX', 'Mexico City', /^.*(?= )/],
    ['hi', 'SM', 'San Marino', /.*/],
    ['hi', 'ST', 'São Tomé', /.*/],
    ['hi', 'AD', 'Andorra la Vella', /^\S*/],
    ['hi', 'GW', 'Bissau', /.*/],
    ['id', 'DJ', 'Djibouti', /.*/],
    ['id', 'ST', 'São Tomé', /.*/],
    ['uk', 'DJ', 'Djibouti', /.*/],
  ])('are spelt in %s as the country that is called after one: %s, %s', (lang, code, english, shared) => {
    const [country = ''] = (spellingsIn(lang)[code] ?? '').split('|')
    expect(country).toContain(shared.exec(placeIn(all(lang), english).name)?.[0])
  })

  it('have one apostrophe in Ukrainian, as names of countries and texts have it', () => {
    const names = Object.values(spellingsIn('uk')).map((spellings) => spellings.replace(/\|.*/, ''))
    const texts = readCatalogue('uk').map(({ text }) => text)
    const said = [...Object.values(all('uk')).flatMap((name) => name ?? []), ...names, ...texts]
    expect(said.filter((text) => /[ʼ'`]/.test(text))).toEqual([])
    expect(said.filter((text) => text.includes('’')).length).toBeGreaterThan(8)
  })

  it('are English, and marked as such, where neither CLDR nor the file of the language has them', () => {
    expect(placeIn(placesIn('da', 'Africa'), 'Abuja')).toEqual({ name: 'Abuja', isForeign: true })
    expect(placeIn(placesIn('da', 'Europe'), 'Madrid')).toEqual({ name: 'Madrid', isForeign: false })
    expect(placeIn(placesIn('bg', 'Europe'), 'Pristina').isForeign).toBe(true)
  })

  it('are English, and marked as such, where they could not be fetched', () => {
    expect(placeIn(undefined, 'Rome')).toEqual({ name: 'Rome', isForeign: true })
  })

  it('need nothing in English', async () => {
    expect(all('en')).toEqual({})
    expect(await localeOf('en').placesIn('Europe')).toEqual({})
  })

  it.each(languages)('are fetched in %s for one region', async (lang) => {
    const locale = localeOf(lang)
    for (const region of REGIONS) expect(await locale.placesIn(region)).toEqual(placesIn(lang, region))
  })

  it.each(mended)('are mended in %s for places of the game', (lang) => {
    const file: object = JSON.parse(readFileSync(`scripts/words/places/${lang}.json`, 'utf8'))
    expect(Object.keys(file).filter((english) => !placesEverywhere.includes(english))).toEqual([])
    expect(existsSync(`src/ui/words/locales/${lang}.po`)).toBe(true)
  })

  it('come from time zones of places of the game', () => {
    expect(Object.keys(zones).filter((english) => !placesEverywhere.includes(english))).toEqual([])
  })

  it('are not known in a language that CLDR does not have', () => {
    expect(() => placesIn('tlh', 'Europe')).toThrow('tlh')
  })
})
