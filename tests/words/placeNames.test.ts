import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '../../scripts/words/catalogue'
import { spellingsIn } from '../../scripts/words/countryNames'
import { PLACES, placesIn } from '../../scripts/words/placeNames'
import { type CountryCode, countries } from '../../src/geo/countries'
import { profileOf } from '../../src/geo/profile'
import { placeIn } from '../../src/ui/words/formats'
import { localeOf } from '../../src/ui/words/locale'

const codes = countries.map(({ id }) => id)
const mended = readdirSync('scripts/words/places').map((file) => file.replace('.json', ''))

describe('the names of capitals, continents and far-off places', () => {
  it('are there for all that is told of countries', () => {
    for (const code of codes) {
      const { capitals, continents, neighbours } = profileOf(code)
      const told = [...capitals, ...continents, ...neighbours.flatMap(({ place }) => place ?? [])]
      expect(PLACES, code).toEqual(expect.arrayContaining(told))
    }
  })

  // A language that is new has a file of those that CLDR lacks before long.
  it.each(mended)('are known in %s, all of them, each by another name', (lang) => {
    const known = placesIn(lang)
    const names = PLACES.map((english) => placeIn(known, english))
    expect(names.filter(({ isForeign }) => isForeign)).toEqual([])
    expect(new Set(names.map(({ name }) => name)).size).toBe(PLACES.length)
    expect(names.filter(({ name }) => name.trim() !== name || /\p{Cf}/u.test(name))).toEqual([])
  })

  it.each(['ar', 'hi', 'ja', 'ru', 'uk', 'he', 'ko', 'zh-Hans'])(
    'are written in %s with its own signs',
    (lang) => {
      const known = placesIn(lang)
      const latin = PLACES.map((english) => placeIn(known, english).name).filter((name) =>
        /^[\p{Script=Latin}\P{L}]*$/u.test(name),
      )
      expect(latin).toEqual([])
    },
  )

  it.each<[string, string, string]>([
    ['de', 'Rome', 'Rom'],
    ['de', 'Cape Town', 'Kapstadt'],
    ['es', 'Ceuta and Melilla', 'Ceuta y Melilla'],
    ['ar', 'Cairo', 'القاهرة'],
    ['hi', 'New Delhi', 'नई दिल्ली'],
    ['ja', 'Tokyo', '東京'],
    ['ru', 'Chișinău', 'Кишинёв'],
    ['pt-BR', 'Moscow', 'Moscou'],
    ['he', 'New Delhi', 'ניו דלהי'],
    ['uk', 'Bogotá', 'Богота'],
    ['zh-Hans', 'Kingston', '金斯敦'],
    ['ko', 'Kyiv', '키이우'],
    ['id', 'Mexico City', 'Kota Meksiko'],
    ['tr', 'London', 'Londra'],
    ['cs', 'New Delhi', 'Nové Dillí'],
  ])('in %s: %s is %s', (lang, english, name) => {
    expect(placeIn(placesIn(lang), english)).toEqual({ name, isForeign: false })
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
    expect(country).toContain(shared.exec(placeIn(placesIn(lang), english).name)?.[0])
  })

  it('have one apostrophe in Ukrainian, as names of countries and texts have it', () => {
    const names = Object.values(spellingsIn('uk')).map((spellings) => spellings.replace(/\|.*/, ''))
    const texts = readCatalogue('uk').map(({ text }) => text)
    const said = [...Object.values(placesIn('uk')).flatMap((name) => name ?? []), ...names, ...texts]
    expect(said.filter((text) => /[ʼ'`]/.test(text))).toEqual([])
    expect(said.filter((text) => text.includes('’')).length).toBeGreaterThan(8)
  })

  it('are English, and marked as such, where neither CLDR nor the file of the language has them', () => {
    expect(placeIn(placesIn('da'), 'Abuja')).toEqual({ name: 'Abuja', isForeign: true })
    expect(placeIn(placesIn('da'), 'Madrid')).toEqual({ name: 'Madrid', isForeign: false })
    expect(placeIn(placesIn('bg'), 'Pristina').isForeign).toBe(true)
  })

  it('need nothing in English', () => {
    expect(placesIn('en')).toEqual({})
  })

  it.each(['de', 'ja'])('come in %s with the texts of the end of a game', async (lang) => {
    const locale = localeOf(lang)
    await locale.sections.rest.load()
    for (const english of PLACES) expect(locale.placeOf(english)).toEqual(placeIn(placesIn(lang), english))
  })

  it('are not known in a language that CLDR does not have', () => {
    expect(() => placesIn('tlh')).toThrow('tlh')
  })
})
