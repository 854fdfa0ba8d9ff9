import { type Country, countriesOf } from '../../geo/countries'
import type { DeckName } from '../../geo/decks'
import type { Naming } from '../../geo/names/naming'
import { LazyModule } from '../lazyModule'
import type { Gazetteer } from './deckGazetteer'

/** How the countries of a deck are found by what is typed. */
export type Finder = {
  readonly countries: readonly Country[]
  /** By whatever they are called beside their names, which is fetched when the field is first touched. */
  readonly gazetteer: LazyModule<Gazetteer>
}

const finders = new Map<DeckName, Finder>()

/** Finds the countries of a deck by their names in English, in the language of the page and in some others (BCP 47). */
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
  return { countries: countriesOf(deck), gazetteer }
}
