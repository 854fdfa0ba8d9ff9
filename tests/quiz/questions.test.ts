import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tellingCapitals } from '../../scripts/capitals'
import { placesIn } from '../../scripts/words/placeNames'
import { type CountryCode, countries, countryOf } from '../../src/geo/countries'
import { decks } from '../../src/geo/decks'
import { facts } from '../../src/geo/facts'
import { greatCircleDistance } from '../../src/geo/greatCircle'
import { borderingOn } from '../../src/geo/neighbours'
import { placeOfBorder } from '../../src/geo/profile'
import { acrossTheSea, isSameFlag } from '../../src/geo/quizTables'
import { type Question, questionsOn, TABLES } from '../../src/machines/quiz/questions'
import { hash } from '../../src/machines/schedule/hash'
import { flagOf } from '../../src/ui/quiz/Flag'
import { LANGUAGES, type LanguageTag } from '../../src/ui/words/languages'
import { namingOn } from '../geo/namings'

const asked = () =>
  decks.world.targets.flatMap((country) =>
    ['one day', 'another'].flatMap((seed) =>
      questionsOn(country, seed).map((question) => ({ country, seed, ...question })),
    ),
  )

const of = (kind: Question['kind']) => asked().filter((question) => question.kind === kind)

/** Questions of one kind about a country on so many days. */
const onDays = (days: number, kind: Question['kind'], country: CountryCode) =>
  Array.from({ length: days }, (_, day) => questionsOn(country, `day ${day}`))
    .flat()
    .filter((question) => question.kind === kind)

const apart = (one: CountryCode, other: CountryCode) =>
  greatCircleDistance(countryOf(one).centroid, countryOf(other).centroid)

const first = (country: CountryCode) => facts[country].capitals[0]

/** Names of countries and of capitals on a page in a language. */
function names(lang: LanguageTag) {
  const places = placesIn(lang)
  return { nameOf: namingOn(lang).nameOf, placeOf: (english: string) => places[english] ?? english }
}

/** Whether the name of a capital begins like a country's, or has it as a part. */
function isToldBy(capital: string, country: string, lang: LanguageTag): boolean {
  const [one, other] = [capital, country].map((name) => name.normalize('NFC').toLowerCase()) as [
    string,
    string,
  ]
  const count = ['ja', 'ko', 'zh-Hans'].includes(lang) ? 2 : 3
  const article = lang === 'ar' ? 2 : 0
  return one.includes(other) || one.slice(0, count + article) === other.slice(0, count + article)
}

describe('the questions after a round', () => {
  it('are, for each country, where it is and its flag, and mostly its neighbours and its capital, in this order', () => {
    for (const country of decks.world.targets) {
      const kinds = questionsOn(country, 'one day').map(({ kind }) => kind)
      const inOrder = ['place', 'neighbours', 'capital', 'flag'] as const
      expect(kinds).toEqual(inOrder.filter((kind) => kinds.includes(kind)))
      expect(kinds).toEqual(expect.arrayContaining(['place', 'flag']))
    }
    const countOf = (kind: Question['kind']) => of(kind).length / 2
    expect(countOf('neighbours')).toBe(decks.world.targets.length - 1)
    expect(countOf('capital')).toBeGreaterThan(decks.world.targets.length * 0.75)
  })

  it('have all right answers among options that differ, as many for each', () => {
    const counts = { place: 0, neighbours: 8, capital: 4, flag: 6 }
    for (const { country, kind, options, right } of asked()) {
      expect(new Set(options).size, country).toBe(counts[kind])
      if (kind !== 'place') expect(options).toEqual(expect.arrayContaining([...right]))
      if (kind !== 'neighbours') expect(right).toEqual([country])
    }
  })

  it('ask for neighbours by land and, where there are none, for the two nearest across the sea, without a doubtful one', () => {
    for (const { country, options, right, isAcross } of of('neighbours')) {
      const bordering = borderingOn(country)
      const wrong = options.filter((other) => !right.includes(other))
      expect(isAcross).toBe(bordering.length === 0)
      expect(options).not.toContain(country)
      if (isAcross) {
        const far = new Map(acrossTheSea(country))
        const furthest = Math.max(...right.map((other) => far.get(other) ?? Number.NaN))
        expect(right).toHaveLength(2)
        for (const other of wrong)
          expect(far.get(other), `${country} ${other}`).toBeGreaterThan(furthest * 1.25)
      } else {
        const plain = bordering.filter((other) => placeOfBorder(country, other) === undefined)
        expect(right.length).toBe(Math.min(5, plain.length))
        expect(plain).toEqual(expect.arrayContaining([...right]))
        for (const other of wrong) expect(bordering, `${country} ${other}`).not.toContain(other)
        const near = countries
          .map(({ id }) => id)
          .filter((other) => ![country, ...bordering].includes(other))
          .toSorted((a, b) => apart(country, a) - apart(country, b))
        expect(near.slice(0, 20), country).toEqual(expect.arrayContaining(wrong))
      }
    }
  })

  it.each<[CountryCode, CountryCode, number]>([
    ['AU', 'PG', 5],
    ['TW', 'CN', 8],
    ['MV', 'IN', 128],
    ['NR', 'MH', 596],
  ])('know how far %s is from %s across the sea', (island, other, distance) => {
    const known = new Map(acrossTheSea(island)).get(other) ?? Number.NaN
    expect(Math.abs(known - distance)).toBeLessThanOrEqual(4)
  })

  it.each<[string, CountryCode, CountryCode]>([
    ['only in a part of Kashmir that another country holds', 'AF', 'IN'],
    ['only through Kosovo, as Serbia sees it', 'AL', 'RS'],
    ['only as far as one is seen as a part of the other', 'CN', 'TW'],
    ['only at a base that is leased', 'CU', 'US'],
    ['only on an island of the Caribbean', 'FR', 'NL'],
    ['only in Western Sahara', 'MA', 'MR'],
  ])(
    'never say that countries are neighbours by land, nor that they are none, which meet %s',
    (_, one, other) => {
      for (const [country, second] of [
        [one, other],
        [other, one],
      ] as const)
        for (const { options, isAcross } of onDays(40, 'neighbours', country))
          if (!isAcross) expect(options, country).not.toContain(second)
    },
  )

  it('ask for one capital that nobody disputes, and offer no other', () => {
    const questions = of('capital')
    for (const { country, options } of questions) {
      expect(facts[country].capitals).toHaveLength(1)
      expect(new Set(options.map(first)).size).toBe(4)
      for (const other of options) {
        expect(facts[other].capitals, other).toHaveLength(1)
      }
    }
    const without = decks.world.targets.filter((code) => !questions.some(({ country }) => country === code))
    expect(without).toEqual(
      expect.arrayContaining(['ZA', 'IL', 'BO', 'MX', 'SG', 'TZ', 'DZ', 'BR', 'CD', 'CG', 'CL']),
    )
  })

  it.each(LANGUAGES)(
    'ask in %s for no capital that tells the country, and offer none that tells its own',
    (lang) => {
      const { nameOf, placeOf } = names(lang)
      const told = of('capital').flatMap(({ country, options }) =>
        options.flatMap((other) =>
          [country, other]
            .map((each) => [placeOf(first(other)), nameOf(countryOf(each))] as const)
            .filter(([capital, name]) => isToldBy(capital, name, lang)),
        ),
      )
      expect(told).toEqual([])
    },
  )

  it('tell capitals that give themselves away by a table that its program still makes', () => {
    expect(readFileSync('src/geo/tellingCapitals.json', 'utf8')).toBe(tellingCapitals())
  })

  it('offer the capitals of countries with a name alike, and of neighbours, on other days others', () => {
    const offered = (country: CountryCode) =>
      new Set(onDays(20, 'capital', country).flatMap(({ options }) => options))
    for (const [country, other] of [
      ['AU', 'AT'],
      ['SK', 'SI'],
    ] as const) {
      expect(offered(country), country).toContain(other)
      expect(offered(other), other).toContain(country)
    }
    expect(offered('NO')).toContain('RU')
    expect(offered('NO').size).toBeGreaterThan(4)
  })

  it('never show two flags that are the same', () => {
    for (const { options } of of('flag'))
      for (const one of options)
        for (const other of options) if (one !== other) expect(isSameFlag(one, other)).toBe(false)
    expect(isSameFlag('TD', 'RO')).toBe(true)
    expect(isSameFlag('MC', 'ID')).toBe(true)
  })

  it('have a flag of each country', () => {
    const files = new Set(countries.map(({ id }) => flagOf(id)))
    expect(files.has(undefined)).toBe(false)
    expect(files.size).toBe(countries.length)
  })

  it('are other ones only with another version of the tables, by which stored answers are told from those of today', () => {
    expect([TABLES, hash(JSON.stringify(asked()))]).toEqual([1, 2_282_402_789])
  })
})
