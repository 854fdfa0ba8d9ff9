import { describe, expect, it } from 'vitest'
import { countriesOf } from '../../src/geo/countries'
import { aliases } from '../../src/geo/names/aliases'
import { fitByName } from '../../src/geo/names/fit'
import { gazetteerOf } from '../../src/geo/names/gazetteer'
import { searchAmong } from '../../src/geo/names/search'
import { english } from '../../src/ui/words/english'
import { made } from './made'
import { searchOn } from './namings'
import { spellings } from './spellings'

const world = countriesOf('world')
/** The search on an English page for people who speak other languages (BCP 47), too. */
const searchFor = (languages: readonly string[], countries = world) =>
  searchAmong(countries, gazetteerOf(countries, languages, english), english.inOrder)
const search = made(() => searchFor([]))
const found = (text: string) => search(text, []).map(({ id }) => id)

describe('the search of the world', () => {
  it('knows how the language of the page writes them, one slip included', () => {
    const german = searchOn('de', 'world')
    const codes = (text: string) => german(text, []).map(({ id }) => id)
    expect(codes('österrech')).toEqual(['AT'])
    expect(codes('elfenbeinküste')).toEqual(['CI'])
    expect(search('elfenbeinküste', [])).toEqual([])
  })

  it('is tried with at least two hundred spellings', () => {
    expect(new Set(spellings.map(([text]) => text)).size).toBeGreaterThanOrEqual(200)
  })

  it.each(spellings)('finds for %s first %s', (text, codes) => {
    const wanted = codes.split(' ')
    expect(found(text).slice(0, wanted.length)).toEqual(wanted)
  })

  it('finds every country by its name, first, and by each of its aliases', () => {
    for (const { id, name } of world) expect(found(name)[0], name).toBe(id)
    for (const [id, others] of Object.entries(aliases))
      for (const alias of others.split('|')) expect(found(alias), alias).toContain(id)
  })

  it('puts first what begins with the text, and has at most eight', () => {
    for (const text of ['a', 'b', 'c', 'm', 's', 'an', 'in', 'ma', 'saint', 'land', 'stan', 'us']) {
      const names = search(text, []).map(({ name }) => name.toLowerCase())
      const all = world.map(({ name }) => name.toLowerCase()).sort(new Intl.Collator('en').compare)
      const begun = all.filter((name) => name.startsWith(text)).slice(0, 8)
      expect(names.slice(0, begun.length), text).toEqual(begun)
      expect(names.length, text).toBeLessThanOrEqual(8)
      expect(new Set(names).size, text).toBe(names.length)
    }
  })

  it('leaves out what was guessed, called by whatever name', () => {
    for (const text of ['drc', 'congo', 'dr congo', 'zaire'])
      expect(
        search(text, ['CD']).map(({ id }) => id),
        text,
      ).not.toContain('CD')
  })

  it('has in a smaller deck its own countries alone', () => {
    const africa = searchFor(['de', 'fr'], countriesOf('africa'))
    expect(africa('guinea', []).map(({ id }) => id)).toEqual(['GN', 'GW', 'GQ'])
    expect(africa('oman', [])).toEqual([])
    expect(africa('united kingdom', [])).toEqual([])
  })

  it('asks the browser for the languages that it is given, and for no others', () => {
    const german = searchFor(['de'])
    expect(german('ungarn', []).map(({ id }) => id)).toEqual(['HU'])
    expect(german('dänemark', []).map(({ id }) => id)).toEqual(['DK'])
    expect(found('ungarn')).toEqual([])
  })

  it('finds for every text at least what the names contain, as far as there is room', () => {
    const byName = searchAmong(world, fitByName, english.inOrder)
    for (const text of ['gu', 'stan', 'rep', 'islands', 'new', 'and'])
      for (const country of byName(text, [])) expect(search(text, []), text).toContain(country)
  })
})
