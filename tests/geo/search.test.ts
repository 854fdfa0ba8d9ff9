import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries } from '../../src/geo/countries'
import { searchByName } from '../../src/geo/search'

const namesFor = (text: string) => searchByName(text, []).map(({ name }) => name)

describe('search by name', () => {
  it('finds names that contain the text, those that begin with it first', () => {
    expect(namesFor('in')).toEqual(['India', 'United Kingdom', 'Spain', 'Argentina', 'China'])
  })

  it('takes no notice of case or of blanks around the text', () => {
    expect(namesFor('  uNiTeD ')).toEqual(['United Kingdom', 'United States'])
  })

  it('finds nothing for blank text or for text in no name', () => {
    expect(namesFor('')).toEqual([])
    expect(namesFor(' \t ')).toEqual([])
    expect(namesFor('xyzzy')).toEqual([])
    expect(namesFor('.*')).toEqual([])
  })

  it('leaves out what is excluded', () => {
    expect(searchByName('united', ['GB']).map(({ id }) => id)).toEqual(['US'])
  })

  it('offers eight at most', () => {
    expect(countries.filter(({ name }) => /a/i.test(name)).length).toBeGreaterThan(8)
    expect(namesFor('a')).toHaveLength(8)
  })

  it('never offers an excluded country or more than eight, whatever is typed', () => {
    const codes = fc.subarray(countries.map(({ id }) => id))
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('a', 'i', 'n', 'e', 'an', 'United')),
        codes,
        (text, excluded) => {
          const found = searchByName(text, excluded)
          expect(found.length).toBeLessThanOrEqual(8)
          expect(found.filter(({ id }) => excluded.includes(id))).toEqual([])
        },
      ),
      { numRuns: 2000 },
    )
  })
})
