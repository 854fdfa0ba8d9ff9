import { describe, expect, it } from 'vitest'
import { countries } from '../../src/geo/countries'
import {
  COUNTRY_DECKS,
  DECK_NAMES,
  deckOf,
  decks,
  FIRST_DECK,
  isDeckName,
  isPlaceId,
} from '../../src/geo/decks'
import { placeOf, placesOf } from '../../src/geo/places'

const SPEC_IDS = 'IT FR JP GB BR AU US IN ES AR EG CN ZA MX CA RU DE TH PL TR'.split(' ')
describe('the table of countries', () => {
  it('has 197 countries, each with a code, a number and a name of its own', () => {
    expect(countries).toHaveLength(197)
    for (const part of ['id', 'numericId', 'name'] as const)
      expect(new Set(countries.map((country) => country[part])).size).toBe(197)
  })

  it('has a number for every country but Kosovo', () => {
    expect(countries.filter(({ numericId }) => numericId === undefined).map(({ id }) => id)).toEqual(['XK'])
  })

  it('has names that are written as people write them', () => {
    for (const { name } of countries) expect(name).toMatch(/^[A-Z][\p{L}]*(?:[ -][\p{L}]+)*$/u)
    expect(
      countries
        .filter(({ name }) => /\b(The|Republic|Kingdom|State|Islamic)\b/.test(name))
        .map(({ id }) => id),
    ).toEqual(['CF', 'CG', 'DO', 'GB'])
  })

  it('finds every one by its code', () => {
    for (const country of countries) {
      expect(placeOf(country.id)).toBe(country)
      expect(isPlaceId(country.id)).toBe(true)
    }
    for (const other of ['pl', 'XX', '', 'constructor', null, 7, ['PL']]) expect(isPlaceId(other)).toBe(false)
  })
})

describe('the larger decks', () => {
  it('are six, each a list of different countries', () => {
    expect(COUNTRY_DECKS.slice(1)).toEqual(['world', 'africa', 'americas', 'asia', 'europe', 'oceania'])
    for (const [name, { codes }] of Object.entries(decks)) {
      expect(isDeckName(name)).toBe(true)
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes.filter((code) => !isPlaceId(code))).toEqual([])
    }
  })

  it('have every country in the world, and each on a continent', () => {
    const codes = countries.map(({ id }) => id).sort()
    const { world, twenty: _, ...continents } = decks
    expect([...world.codes].sort()).toEqual(codes)
    const onContinents = Object.values(continents).flatMap((deck) => deck.codes)
    expect([...new Set(onContinents)].sort()).toEqual(codes)
  })

  it('seek 190 countries of the world, of every deck only what it has, in its order', () => {
    expect(deckOf('world').targets).toHaveLength(190)
    for (const { codes, targets } of Object.values(decks))
      expect(codes.filter((code) => targets.includes(code))).toEqual(targets)
  })

  it('are as they were when they were first published', () => {
    expect(deckOf('world').version).toBe(1)
    expect(deckOf('world').codes.slice(0, 5)).toEqual(['AD', 'AE', 'AF', 'AG', 'AL'])
    expect(placesOf('oceania').map(({ name }) => name)).toEqual([
      ...['Australia', 'Fiji', 'Micronesia', 'Kiribati', 'Marshall Islands', 'Nauru', 'New Zealand'],
      ...['Papua New Guinea', 'Palau', 'Solomon Islands', 'Tonga', 'Tuvalu', 'Vanuatu', 'Samoa'],
    ])
  })
})

describe('the deck of twenty', () => {
  it('has the countries of the specification, in its order, and is the first', () => {
    expect(decks.twenty.codes).toEqual(SPEC_IDS)
    expect([FIRST_DECK, DECK_NAMES[0]]).toEqual(['twenty', 'twenty'])
  })
})

describe('the twenty', () => {
  it('are found in languages that are not of the page: no other deck is', () => {
    expect(DECK_NAMES.filter((name) => deckOf(name).languages.length > 0)).toEqual(['twenty'])
    expect(decks.twenty.languages.join()).toBe('ar,de,es,fr,hi,it,ja,ko,nl,pl,pt,ru,sv,th,tr,zh,zh-Hant')
  })
})
