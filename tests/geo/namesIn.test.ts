import { describe, expect, it } from 'vitest'
import { type Country, countries } from '../../src/geo/countries'
import { searchGazetteer } from '../../src/geo/gazetteer'
import { namesIn } from '../../src/geo/namesIn'
import { SUGGESTIONS, searchByName } from '../../src/geo/search'
import { others } from '../../src/geo/world/others'

const found = (language: string, text: string, search = searchByName) =>
  namesIn(language)
    .widen(search, countries)(text, [])
    .map(({ id }) => id)

describe('names in another language', () => {
  it.each([
    ['de', 'Germany', 'Deutschland'],
    ['de', 'United Kingdom', 'Vereinigtes Königreich'],
    ['ar', 'Egypt', 'مصر'],
    ['ja', 'Japan', '日本'],
    ['tr', 'Italy', 'İtalya'],
    ['en', 'Germany', 'Germany'],
  ])('are what the browser knows: in %s %s is %s', (language, english, own) => {
    const country = countries.find(({ name }) => name === english) as Country
    expect(namesIn(language).nameOf(country)).toBe(own)
  })

  it('are those of twenty different countries', () => {
    for (const language of ['de', 'ar', 'ja']) {
      const { nameOf } = namesIn(language)
      expect(new Set(countries.map(nameOf)).size).toBe(20)
    }
  })

  it('are those of more countries where they are given', () => {
    const { nameOf, widen } = namesIn('de')
    expect(nameOf({ id: 'HU', name: 'Hungary' })).toBe('Ungarn')
    expect(nameOf({ id: 'DE', name: 'Germany' })).toBe('Deutschland')
    expect(widen(searchByName, [...countries, ...others])('ungarn', []).map(({ id }) => id)).toEqual(['HU'])
    expect(widen(searchByName, countries)('ungarn', [])).toEqual([])
  })

  it('are put into small letters as their language does', () => {
    expect(namesIn('tr').lower('IRAK İTALYA')).toBe('ırak italya')
    expect(namesIn('de').lower('ITALIEN')).toBe('italien')
  })

  it.each([
    ['de', 'frank', ['FR']],
    ['de', 'france', ['FR']],
    ['de', 'KÖNIG', ['GB']],
    ['de', 'konig', ['GB']],
    ['de', 'ägy', ['EG']],
    ['de', 'agy', ['EG']],
    ['de', 'vereinigte', ['GB', 'US']],
    ['de', 'united', ['GB', 'US']],
    ['ja', '日', ['JP']],
    ['ja', 'japan', ['JP']],
    ['ar', 'ال', ['JP', 'GB', 'BR', 'US', 'IN', 'AR', 'CN', 'MX']],
    ['ar', 'المكسيك', ['MX']],
    ['tr', 'İTAL', ['IT']],
    ['tr', 'ital', ['IT']],
    ['de', '  ', []],
    ['de', '  deutsch ', ['DE']],
    ['ja', '.', []],
  ])('are found beside the English ones: in %s %s', (language, text, codes) => {
    expect(found(language, text)).toEqual(codes)
  })

  it('come before what is found otherwise, those that begin with the text first', () => {
    expect(found('de', 'in')).toEqual(['IN', 'GB', 'US', 'AR', 'CN', 'ES'])
    expect(found('es', 'al', searchGazetteer)[0]).toBe('DE')
  })

  it('are never more than eight, none of them excluded and none twice', () => {
    const { widen } = namesIn('de')
    for (const text of ['a', 'an', 'i', 'land']) {
      const codes = widen(searchGazetteer, countries)(text, ['FR', 'IT']).map(({ id }) => id)
      expect(codes.length).toBeLessThanOrEqual(SUGGESTIONS)
      expect(new Set(codes).size).toBe(codes.length)
      expect(codes).not.toContain('FR')
      expect(codes).not.toContain('IT')
    }
    expect(widen(searchByName, countries)('a', [])).toHaveLength(SUGGESTIONS)
  })
})
