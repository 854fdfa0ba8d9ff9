import { describe, expect, it } from 'vitest'
import { type CountryDeckName, decks } from '../../src/geo/decks'
import { gazetteerOfCountries } from '../../src/geo/names/countryNames'
import { ALIAS, closely, FIT } from '../../src/geo/names/fit'
import { searchAmong } from '../../src/geo/names/search'
import type { Place } from '../../src/geo/place'
import { placesOf } from '../../src/geo/places'
import { english } from '../../src/ui/words/english'
import { made } from './made'
import { searchOn } from './namings'
import { spellings } from './spellings'

/** The search on an English page for people who speak other languages (BCP 47), too. */
const searchFor = (languages: readonly string[], deck: CountryDeckName = 'world') =>
  searchAmong(placesOf(deck), gazetteerOfCountries(decks[deck].codes, languages, english), english.inOrder)
const codesBy = (search: ReturnType<typeof searchFor>, text: string) => search(text, []).map(({ id }) => id)

describe('the gazetteer of the twenty', () => {
  const search = made(() => searchOn('en', 'twenty'))

  it.each([
    ['begins a name, with accents or not', 'ín', 'IN AR CN ES GB'],
    ['begins an alias with three letters', 'mis', 'EG'],
    ['begins an alias with two', 'eu', ''],
    ['is a sign that is a word', '日', 'JP'],
    ['begins a later word of an alias with four letters', 'borw', 'ZA'],
    ['begins a later word of an alias with three', 'bor', ''],
    ['begins an alias, before those of which a later word does', 'fede', 'BR DE RU'],
    ['means a country as it stands, and others by a slip', 'united k', 'GB'],
    ['is a slip of three letters', 'rsx', ''],
    ['is a slip of the first four letters', 'gxrm', ''],
    // Neither a slip nor a later word.
    ...['austri', 'irel', 'iran', 'niger'].map((text) => ['begins a country outside the game', text, '']),
  ])('has for what %s, %s: %s', (_, text, codes) => {
    expect(codesBy(search, text as string).join(' ')).toBe(codes)
  })
})

describe('the gazetteer of the world', () => {
  const search = made(() => searchFor([]))

  it.each(spellings)('finds for %s first %s', (text, codes) => {
    const wanted = codes.split(' ')
    expect(codesBy(search, text).slice(0, wanted.length)).toEqual(wanted)
  })

  it('has in a smaller deck its own countries alone', () => {
    const africa = searchFor(['de', 'fr'], 'africa')
    expect(codesBy(africa, 'guinea')).toEqual(['GN', 'GW', 'GQ'])
    for (const text of ['oman', 'united kingdom']) expect(codesBy(africa, text)).toEqual([])
  })

  it('asks the browser for the languages that it is given, and for no others', () => {
    const german = searchFor(['de'])
    expect(codesBy(german, 'ungarn')).toEqual(['HU'])
    expect(codesBy(german, 'dänemark')).toEqual(['DK'])
    expect(codesBy(search, 'ungarn')).toEqual([])
  })
})

describe('how well a text fits a name', () => {
  it('is best where it was typed as it is written, whatever its case and the blanks around it', () => {
    expect(closely(FIT.whole, 'Türkiye', ' türkiye ')).toBe(FIT.typed)
    expect(closely(FIT.whole, 'Türkiye', 'turkiye')).toBe(FIT.whole)
    expect(closely(FIT.begins, 'Türkiye', 'türk')).toBe(FIT.begins)
  })

  it('is better for a slip of a name than for one of an alias', () => {
    const countries = placesOf('twenty')
    const fitFor = (text: string, id: string) =>
      gazetteerOfCountries(decks.twenty.codes, [], english)(text, countries)(
        countries.find((each) => each.id === id) as Place,
      )
    expect(fitFor('itly', 'IT')).toBe(FIT.slip)
    expect(fitFor('nipon', 'JP')).toBe(FIT.slip + ALIAS)
  })
})
