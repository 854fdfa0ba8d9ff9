import { type DeckName, deckOf, ownDecks, type PublishedDeckName } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import { REGION_DECK_NAMES, type RegionDeckName } from '../../geo/regions/regionDecks'
import type { Locale } from './locale'
import type { Say } from './say'

/**
 * The texts before each name of a list: for “A, B and C” nothing, “, ” and “ and ”. In some languages the word for
 * “and” depends on how the name after it begins.
 */
export function jointsOf(names: readonly string[], say: Say): string[] {
  const changes = new RegExp(say('list.changes'), 'iu')
  return names.map((name, at) => {
    if (at === 0) return ''
    if (at < names.length - 1) return say('list.between')
    if (changes.test(name)) return say('list.changed')
    return names.length === 2 ? say('list.pair') : say('list.last')
  })
}

/** Joins names into a list: “A, B and C”. */
export function listed(names: readonly string[], say: Say): string {
  const joints = jointsOf(names, say)
  return names.map((name, at) => `${joints[at]}${name}`).join('')
}

/** Name of a deck: in the language of the page or, of somebody's own, in their words. */
export function titleOfDeck(deck: DeckName, say: Say): string {
  return ownDecks.get(deck)?.name ?? say(`decks.${deck as PublishedDeckName}`)
}

/** Number of places of a deck that can be the answer, in words. */
export function scopeOf(deck: DeckName, say: Say): string {
  const { countries, codes, targets } = deckOf(deck)
  const [count, all] = [targets.length, codes.length]
  if (countries) return say('board.scope', { count })
  return count < all ? say('board.someRegions', { count, all }) : say('board.regions', { count })
}

/** Decks of regions in the order of their names in a language. */
export function regionDecksIn({ say, lang }: Pick<Locale, 'say' | 'lang'>): readonly RegionDeckName[] {
  const nameOf = (deck: RegionDeckName) => say(`decks.${deck}`)
  return [...REGION_DECK_NAMES].sort((a, b) => nameOf(a).localeCompare(nameOf(b), lang))
}

/** Decks of regions by their names, that of the reader's own country first, told by the languages preferred. */
export function ownDecksFirst(
  languages: readonly string[],
  locale: Pick<Locale, 'say' | 'lang'>,
): readonly RegionDeckName[] {
  const decks = regionDecksIn(locale)
  const own = languages
    .map((each) => new Intl.Locale(each).maximize().region)
    .find((region) => decks.some((deck) => deck === region))
  return [...decks.filter((deck) => deck === own), ...decks.filter((deck) => deck !== own)]
}

/** Places with their names in a language, sorted by those names. */
export function inNameOrder<Id extends PlaceId>(
  codes: readonly Id[],
  { nameOf, lang }: Pick<Locale, 'nameOf' | 'lang'>,
): readonly { readonly code: Id; readonly name: string }[] {
  return codes
    .map((code) => ({ code, name: nameOf(placeOf(code)) }))
    .sort((a, b) => a.name.localeCompare(b.name, lang))
}
