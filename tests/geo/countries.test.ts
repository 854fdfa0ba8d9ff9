import { describe, expect, it } from 'vitest'
import { countries, countryOf, isCountryCode } from '../../src/geo/countries'
import { countriesOf, decks, isDeckName } from '../../src/geo/decks'
import { sketchOf } from './sketches'

const SPEC_IDS = 'IT FR JP GB BR AU US IN ES AR EG CN ZA MX CA RU DE TH PL TR'.split(' ')
const SPEC_NUMBERS = [
  380, 250, 392, 826, 76, 36, 840, 356, 724, 32, 818, 156, 710, 484, 124, 643, 276, 764, 616, 792,
]

describe('countries', () => {
  it('have each their own code, number and name', () => {
    for (const part of ['id', 'numericId', 'name'] as const)
      expect(new Set(countries.map((country) => country[part])).size).toBe(countries.length)
  })

  it('have a centroid on the Earth and a coarse outline', () => {
    for (const { id, centroid } of countries) {
      expect(Math.abs(centroid[0])).toBeLessThanOrEqual(90)
      expect(Math.abs(centroid[1])).toBeLessThanOrEqual(180)
      expect(sketchOf(id).path).toMatch(/^m/i)
    }
  })

  it('are found by their code', () => {
    for (const country of countries) expect(countryOf(country.id)).toBe(country)
  })

  it('are told from other texts and values', () => {
    expect(isCountryCode('PL')).toBe(true)
    for (const other of ['pl', 'XX', '', 'constructor', null, 7, ['PL']])
      expect(isCountryCode(other)).toBe(false)
  })
})

describe('the deck of twenty', () => {
  it('has the countries of the specification, in its order', () => {
    expect(decks.twenty.codes).toEqual(SPEC_IDS)
  })

  it('has the numeric ids of the specification', () => {
    expect(countriesOf('twenty').map(({ numericId }) => numericId)).toEqual(SPEC_NUMBERS)
  })

  it('is told from other names', () => {
    expect(isDeckName('twenty')).toBe(true)
    for (const other of ['Twenty', '', 'constructor', 'toString']) expect(isDeckName(other)).toBe(false)
  })
})
