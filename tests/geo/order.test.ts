import { describe, expect, it } from 'vitest'
import { countryOf } from '../../src/geo/countries'
import { decks } from '../../src/geo/decks'
import aliases from '../../src/geo/names/aliases.json'
import { fold } from '../../src/geo/names/gazetteer'
import { SUGGESTIONS } from '../../src/geo/names/search'
import type { Place } from '../../src/geo/place'
import { placesOf } from '../../src/geo/places'
import { LANGUAGES } from '../../src/ui/words/languages'
import { drawn } from '../amount'
import { namingOn, type Page, searchOn } from './namings'
import { declined, first, taken } from './typed'

const pages = LANGUAGES.flatMap((lang) => (['twenty', 'world'] as const).map((deck) => ({ lang, deck })))

const asTyped = (text: string) => text.trim().normalize('NFC').toLowerCase()

/** All that countries are called on a page, as it is typed, with the countries that are called so. */
function calledOn({ lang, deck }: Page): Map<string, Set<Place>> {
  const { nameOf, spellings } = namingOn(lang)
  const called = new Map<string, Set<Place>>()
  for (const country of decks[deck].codes.map(countryOf)) {
    const others = [spellings()[country.id] ?? [], aliases[country.id]].flat().join('|')
    for (const text of [nameOf(country), country.name, ...others.split('|')])
      called.set(asTyped(text), (called.get(asTyped(text)) ?? new Set()).add(country))
  }
  return called
}

/** Tells which countries are called what was typed once it is folded. */
function foldedOn({ lang }: Page, called: ReturnType<typeof calledOn>): (text: string) => readonly Place[] {
  const keysOf = (text: string) => [fold(text), ...namingOn(lang).waysOf(text)]
  const all = new Map<string, Place[]>()
  for (const [text, countries] of called)
    for (const key of keysOf(text)) all.set(key, [...(all.get(key) ?? []), ...countries])
  return (text) => keysOf(text).flatMap((key) => all.get(key) ?? [])
}

/** Each name that is shown, its first letters, and its first and last words. */
function piecesOf({ lang, deck }: Page): Set<string> {
  const names = placesOf(deck).map(namingOn(lang).nameOf)
  const pieces = names.flatMap((name) => [
    name,
    ...[1, 2, 3].map((end) => [...name].slice(0, end).join('')),
    name.split(/[ -]/)[0] ?? '',
    name.split(/[ -]/).at(-1) ?? '',
  ])
  return new Set(pieces.map(asTyped))
}

/** Tells where the name that is shown of a country has a text: `0` where it begins with it, none where it has not. */
function startsOn({ lang, deck }: Page): (country: Place, text: string) => number | undefined {
  const { nameOf, waysOf } = namingOn(lang)
  const ways = lang === 'en' ? (text: string) => [fold(text)] : waysOf
  const names = new Map(placesOf(deck).map((country) => [country, ways(nameOf(country))]))
  return (country, text) => {
    const wanted = ways(text)
    const places = names.get(country)?.map((name, way) => (wanted[way] ? name.indexOf(wanted[way]) : -1))
    return places?.includes(0) ? 0 : places?.find((place) => place > 0)
  }
}

describe.each(pages)('the order of suggestions in $lang of the $deck', (page) => {
  const search = searchOn(page.lang, page.deck)
  const called = calledOn(page)
  const placeIn = startsOn(page)
  const folded = foldedOn(page, called)
  const codes = (countries: Iterable<Place>) => [...countries].map(({ id }) => id).sort()

  it('begins with the countries that are called what was typed', () => {
    const wrong = drawn([...called.keys()]).flatMap((text) => {
      const wanted = called.get(text) as Set<Place>
      const first = search(text, []).slice(0, wanted.size)
      return codes(first).join() === codes(wanted).join()
        ? []
        : `${text}: ${codes(first)}, not ${codes(wanted)}`
    })
    expect(wrong).toEqual([])
  })

  it('goes on with names that begin so, and has room for all that have the text before there are aliases', () => {
    const wrong = drawn([...piecesOf(page)]).flatMap((text) => {
      const found = search(text, [])
      const others = found.filter((country) => !folded(text).includes(country))
      const places = others.map((country) => placeIn(country, text))
      const having = placesOf(page.deck).filter((country) => placeIn(country, text) !== undefined)
      const isCutShort = having.some((country) => !found.includes(country))
      const isInOrder = places.slice(0, places.lastIndexOf(0) + 1).every((place) => place === 0)
      const isCrowded = found.length === SUGGESTIONS && !places.includes(undefined)
      return isInOrder && (isCrowded || !isCutShort)
        ? []
        : `${text}: ${found.map(({ id }) => id)} (${places})`
    })
    expect(wrong).toEqual([])
  })
})

describe('what comes first', () => {
  it.each([...first, ...taken])('in %s for %s is %s', (lang, text, codes) => {
    const wanted = codes.split(' ')
    const twenty = wanted.filter((code) => placesOf('twenty').some(({ id }) => id === code))
    const found = (deck: Page['deck']) => searchOn(lang, deck)(text, []).map(({ id }) => id)
    expect(found('world').slice(0, wanted.length)).toEqual(wanted)
    expect(found('twenty').slice(0, twenty.length)).toEqual(twenty)
  })

  it.each(declined)('in %s for %s is nothing: %s', (lang, text) => {
    expect(searchOn(lang, 'world')(text, [])).toEqual([])
  })
})
