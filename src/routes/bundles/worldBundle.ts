// All that a game with a larger deck needs at once, fetched as one.
import { countriesOf, type DeckName, deckOf } from '../../geo/decks'
import type { Naming } from '../../geo/names/naming'
import { searchIn } from '../../geo/names/search'
import '../../machines/schedule/worldSchedule'
import type { Finder } from '../../ui/field/finder'
import { Part } from '../../ui/parts/part'

export { World } from '../day/World'
export { loadShape } from '../outlines/worldShapes'

const finders = new Map<DeckName, Finder>()

/** Finds the countries of a deck by their names in English, in the language of the page and in some others (BCP 47). */
export function finderOf(deck: DeckName, languages: readonly string[], naming: Naming): Finder {
  const finder = finders.get(deck) ?? newFinder(deck, languages, naming)
  finders.set(deck, finder)
  return finder
}

function newFinder(
  deck: DeckName,
  languages: readonly string[],
  { spellings, loadSpellings, widen }: Naming,
): Finder {
  const countries = countriesOf(deck)
  const { codes } = deckOf(deck)
  const gazetteer = new Part(async () => {
    const [{ worldGazetteerOf }] = await Promise.all([import('../../geo/world/gazetteer'), loadSpellings()])
    const others = countriesOf('world').filter(({ id }) => !codes.includes(id))
    return {
      search: worldGazetteerOf(countries, languages, spellings()),
      outside: widen(worldGazetteerOf(others, languages, spellings()), others),
    }
  })
  return { countries, byName: searchIn(countries), gazetteer }
}
