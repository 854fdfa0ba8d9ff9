import { type Country, countriesOf } from '../../geo/countries'
import { type DeckName, deckOf } from '../../geo/decks'
import type { Fitting } from '../../geo/names/fit'
import type { Naming } from '../../geo/names/naming'
import { type Search, searchAmong } from '../../geo/names/search'
import { LazyModule } from '../parts/lazyModule'
import { rest } from '../parts/rest'
import type { Outside } from './Outside'

/** How the countries of a deck are found by what is typed. */
export type Finder = {
  readonly countries: readonly Country[]
  /** By whatever they are called beside their names, which is fetched when the field is first touched. */
  readonly gazetteer: LazyModule<Gazetteer>
}

type Gazetteer = {
  readonly fitting: Fitting
  /** Finds countries that are not in the deck, where a person is told that they are not. */
  readonly outside: Search
  /** What they are told. */
  readonly Outside: typeof Outside
}

const finders = new Map<DeckName, Finder>()

/** Finds the countries of a deck by their names in English, in the language of the page and in some others (BCP 47). */
export function finderOf(deck: DeckName, languages: readonly string[], naming: Naming): Finder {
  const finder = finders.get(deck) ?? newFinder(deck, languages, naming)
  finders.set(deck, finder)
  return finder
}

function newFinder(deck: DeckName, spoken: readonly string[], naming: Naming): Finder {
  const countries = countriesOf(deck)
  const { codes, languages } = deckOf(deck)
  const others = countriesOf('world').filter(({ id }) => !codes.includes(id))
  const gazetteer = new LazyModule(async () => {
    const [{ gazetteerOf, namesIn }, { Outside }] = await Promise.all([
      import('../../geo/names/gazetteer'),
      import('./Outside'),
      naming.loadSpellings(),
    ])
    const all = [...new Set([...languages, ...spoken])]
    // All of it takes a slow phone many frames, and a tap in between is not kept waiting.
    for (const language of all) {
      namesIn(language)
      await rest()
    }
    const fitting = gazetteerOf(countries, all, naming)
    await rest()
    // Of those of the world there are none.
    const fittingOthers = others.length === 0 ? fitting : gazetteerOf(others, spoken, naming)
    return { fitting, outside: searchAmong(others, naming.widen(fittingOthers), naming.inOrder), Outside }
  })
  return { countries, gazetteer }
}
