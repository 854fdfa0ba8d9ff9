import { describe, expect, it } from 'vitest'
import { countries, countryOf } from '../../src/geo/countries'
import { isCountryCode, table } from '../../src/geo/table'

const SPEC_IDS = 'IT FR JP GB BR AU US IN ES AR EG CN ZA MX CA RU DE TH PL TR'.split(' ')
const SPEC_NUMBERS = [
  380, 250, 392, 826, 76, 36, 840, 356, 724, 32, 818, 156, 710, 484, 124, 643, 276, 764, 616, 792,
]

describe('countries', () => {
  it('are the twenty of the specification, in its order', () => {
    expect(countries.map(({ id }) => id)).toEqual(SPEC_IDS)
  })

  it('have the numeric ids of the specification', () => {
    expect(table.map(({ numericId }) => numericId)).toEqual(SPEC_NUMBERS)
  })

  it('have a centroid on the Earth and a fallback outline', () => {
    for (const { centroid, svgPath } of countries) {
      expect(Math.abs(centroid[0])).toBeLessThanOrEqual(90)
      expect(Math.abs(centroid[1])).toBeLessThanOrEqual(180)
      expect(svgPath).toMatch(/^m/i)
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
