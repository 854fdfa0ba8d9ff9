import { type DeckName, deckOf } from '../../geo/decks'
import type { Naming } from '../../geo/names/naming'
import type { Place } from '../../geo/place'
import { placesOf } from '../../geo/places'
import { LazyModule } from '../lazyModule'
import type { Gazetteer } from './deckGazetteer'

/** Ids of the texts that name what is sought. */
const WORDS = {
  countries: { mystery: 'board.mystery', label: 'search.label', placeholder: 'search.placeholder' },
  regions: { mystery: 'board.mysteryRegion', label: 'search.region', placeholder: 'search.forRegion' },
} as const

/** Searchable countries of a deck. */
export type Finder = {
  readonly countries: readonly Place[]
  /** Alternative names of the countries, lazy: fetched when the field is first used. */
  readonly gazetteer: LazyModule<Gazetteer>
  readonly words: ReturnType<typeof wordsOf>
}

/** Ids of the texts that name what is sought in a deck. */
export function wordsOf(deck: DeckName): (typeof WORDS)['countries' | 'regions'] {
  return WORDS[deckOf(deck).countries ? 'countries' : 'regions']
}

const finders = new Map<DeckName, Finder>()

/**
 * The cached finder of a deck: by names in English, in the language of the page and in some other languages (BCP 47).
 */
export function finderOf(deck: DeckName, languages: readonly string[], naming: Naming): Finder {
  const finder = finders.get(deck) ?? newFinder(deck, languages, naming)
  finders.set(deck, finder)
  return finder
}

function newFinder(deck: DeckName, spoken: readonly string[], naming: Naming): Finder {
  const gazetteer = new LazyModule(async () => {
    const [{ gazetteerOfDeck }] = await Promise.all([import('./deckGazetteer'), naming.loadSpellings()])
    return gazetteerOfDeck(deck, spoken, naming)
  })
  return {
    countries: placesOf(deck),
    gazetteer,
    words: wordsOf(deck),
  }
}
