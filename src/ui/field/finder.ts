import type { Country } from '../../geo/countries'
import { countriesOf } from '../../geo/decks'
import type { Naming } from '../../geo/names/naming'
import { type Search, searchByName } from '../../geo/names/search'
import { Part } from '../parts/part'

/** How the countries of a deck are found by what is typed. */
export type Finder = {
  readonly countries: readonly Country[]
  /** By their names. */
  readonly byName: Search
  /** By whatever else they are called, which is fetched when the field is first touched. */
  readonly gazetteer: Part<Gazetteer>
}

type Gazetteer = {
  readonly search: Search
  /** Finds countries that are not in the deck, where a person is told that they are not. */
  readonly outside?: Search
}

/** Finds the twenty, in the language of the page and in others. */
export function twentyFinderIn({ spellings, loadSpellings }: Naming): Finder {
  return {
    countries: countriesOf('twenty'),
    byName: searchByName,
    gazetteer: new Part(async () => {
      const [{ twentyGazetteerOf }] = await Promise.all([
        import('../../geo/names/gazetteer'),
        loadSpellings(),
      ])
      return { search: twentyGazetteerOf(spellings()) }
    }),
  }
}
