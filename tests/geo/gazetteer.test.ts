import { describe, expect, it } from 'vitest'
import { COUNTRY_DECKS, type CountryDeckName, decks } from '../../src/geo/decks'
import aliases from '../../src/geo/names/aliases.json' with { type: 'json' }
import { gazetteerOfCountries } from '../../src/geo/names/countryNames'
import { ALIAS, closely, FIT } from '../../src/geo/names/fit'
import { fold } from '../../src/geo/names/gazetteer'
import { searchAmong } from '../../src/geo/names/search'
import type { Place, PlaceId } from '../../src/geo/place'
import { placesOf } from '../../src/geo/places'
import { gazetteerOfDeck } from '../../src/ui/field/deckGazetteer'
import { english } from '../../src/ui/words/english'
import { LANGUAGES } from '../../src/ui/words/languages'
import { drawn, sample } from '../amount'
import { casesOf } from './cases'
import { made } from './made'
import { namingOn, type Page, searchOn } from './namings'
import { spellings } from './spellings'

/** The search on an English page for people who speak other languages (BCP 47), too. */
const searchFor = (languages: readonly string[], deck: CountryDeckName = 'world') =>
  searchAmong(
    placesOf(deck),
    gazetteerOfCountries(() => languages, english),
    english.inOrder,
  )
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
    ['is two slips of seven letters', 'Germynie', 'DE'],
    ['is two slips of six letters', 'Plonad', ''],
    ['is two slips of a country, and one of another outside the game', 'Argenia', ''],
    ['is two slips of a short word among others', 'Unytad States', ''],
    ['is two slips in two words', 'Unitad Stetes', 'US'],
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

  it('takes two slips of a name for no other once its country was guessed', () => {
    for (const text of ['slovakia', 'slovakai', 'slovaki'])
      expect(
        search(text, ['SK']).map(({ id }) => id),
        text,
      ).not.toContain('SI')
    expect(codesBy(search, 'slovekai')[0]).toBe('SK')
  })

  it('has in a smaller deck its own countries alone', () => {
    const africa = searchFor(['de', 'fr'], 'africa')
    expect(codesBy(africa, 'guinea')).toEqual(['GN', 'GW', 'GQ'])
    for (const text of ['oman', 'united kingdom']) expect(codesBy(africa, text)).toEqual([])
  })

  it('takes no name from the browser that means another country first', () => {
    expect(codesBy(searchFor(['es']), 'Congo')).toEqual(['CD', 'CG'])
  })

  it('asks the browser for the languages that it is given, and for no others', () => {
    const german = searchFor(['de'])
    expect(codesBy(german, 'ungarn')).toEqual(['HU'])
    expect(codesBy(german, 'dänemark')).toEqual(['DK'])
    expect(codesBy(search, 'ungarn')).toEqual([])
  })
})

/** The countries of a deck that a text finds on a page, how well each fits, and the one outside the deck that it means. */
async function fieldOn(lang: Page['lang'], deck: CountryDeckName) {
  const naming = namingOn(lang)
  const { fitting, outside } = await gazetteerOfDeck(deck, [lang], naming)
  const [places, fittingNames] = [placesOf(deck), naming.widen(fitting)]
  return { search: searchAmong(places, fittingNames, naming.inOrder), fittingNames, outside, places }
}

/** What is written on the page of a deck, and the country that it means, after what it would be with as many slips or more. */
const meantOutside = {
  'en twenty': `NL: holland|Hollamd; EE: Estland; IE: Southern Ireland; JO: الأردن; AM: Argenia; HU: Hungery`,
  'en africa': `BE: België|Belgien; MT: Republic of Malta; MY: Malaya`,
  'en americas': `SY: Suriyah`,
  'en asia': `GB: Wales|Cymru; ML: Republic of Mali`,
  'en europe': `ML: Republic of Mali; PW: Belau; ST: Príncipe|Principe`,
  'es twenty': `MM: Birmania; NL: Holanda; NO: Norge`,
  'fr twenty': `KP: RPDC`,
  'fr europe': `AU: Aussie`,
  'de europe': `IR: Persien`,
  'it europe': `MM: Birmania`,
  'cs twenty': `TW: Tajvan`,
  'pt-BR europe': `ZW: Rodésia`,
}

describe('a country outside the deck', () => {
  it.each(
    Object.entries(meantOutside).flatMap(([page, table]) =>
      casesOf(table).map(([text, id]) => [page, text, id] as const),
    ),
  )('is meant on the page %s by %s, with fewer slips than any inside: %s', async (page, text, id) => {
    const { search, outside } = await fieldOn(...(page.split(' ') as [Page['lang'], CountryDeckName]))
    expect(search(text, [])).toEqual([])
    expect(outside(text)?.id).toBe(id)
  })

  it.each<readonly [deck: CountryDeckName, text: string, id: string]>([
    // It is as far from Austria.
    ['twenty', 'Austrai', 'AU'],
    // It is how Spanish Guinea begins, which is an alias of a country outside.
    ['europe', 'Spani', 'ES'],
  ])('is not meant on the page of %s by %s, which is no farther from %s inside', async (deck, text, id) => {
    expect(codesBy((await fieldOn('en', deck)).search, text)).toEqual([id])
  })

  const pages = LANGUAGES.flatMap((lang) => COUNTRY_DECKS.map((deck) => [lang, deck] as const))
  const isAlways = ([lang, deck]: (typeof pages)[number]) => lang === 'en' || deck === 'twenty'

  it.each([...sample(pages.filter(isAlways), 5), ...drawn(pages.filter((page) => !isAlways(page)))])(
    'is meant in %s on the page of %s by each of its names, as one inside is, whether it was guessed or not',
    async (lang, deck) => {
      const { search, fittingNames, outside, places } = await fieldOn(lang, deck)
      const spelt = namingOn(lang).spellings()
      const all = new Map(
        placesOf('world').map(({ id, name }) => [
          id,
          new Set([
            name,
            ...aliases[id as keyof typeof aliases].split('|'),
            ...(spelt[id]?.split('|') ?? []),
          ]),
        ]),
      )
      const wrong = [...all].flatMap(([id, names]) =>
        [...names].flatMap((text) => {
          const bySlips = (guessed: readonly PlaceId[]) => {
            const found = search(text, guessed)
            const open = places.filter((place) => !guessed.includes(place.id))
            return found.filter((place) => fittingNames(text, open)(place) >= FIT.slip)
          }
          const isInside = decks[deck].codes.some((code) => code === id)
          const slips = isInside ? bySlips([id]) : bySlips([])
          if (slips.length > 0) return [`${text} for ${id} finds ${slips.map((place) => place.id)}`]
          if (search(text, []).length > 0) return []
          const meant = outside(text)?.id
          const called = [...(all.get(meant as PlaceId) ?? [])].map(fold)
          return called.includes(fold(text)) ? [] : [`${text} for ${id} means ${meant}`]
        }),
      )
      expect(wrong).toEqual([])
    },
  )
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
      gazetteerOfCountries(() => [], english)(text, countries)(
        countries.find((each) => each.id === id) as Place,
      )
    expect(fitFor('itly', 'IT')).toBe(FIT.slip)
    expect(fitFor('nipon', 'JP')).toBe(FIT.slip + ALIAS)
  })
})
