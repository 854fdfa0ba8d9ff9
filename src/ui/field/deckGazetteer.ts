import { countriesOf } from '../../geo/countries'
import { type DeckName, deckOf } from '../../geo/decks'
import type { Fitting } from '../../geo/names/fit'
import { gazetteerOf, namesIn } from '../../geo/names/gazetteer'
import type { Naming } from '../../geo/names/naming'
import { type Search, searchAmong } from '../../geo/names/search'
import { giveWay } from '../parts/rest'
import { Outside } from './Outside'

/** By what else a text finds a country of a deck, and what is said of one that is in no such deck. */
export type Gazetteer = {
  readonly fitting: Fitting
  /** Finds countries that are not in the deck, where a person is told that they are not. */
  readonly outside: Search
  /** What they are told. */
  readonly Outside: typeof Outside
}

/**
 * The gazetteer of a deck for people who speak some languages (BCP 47), once the naming of the page has all its spellings.
 * It takes a slow phone many frames, and gives way to taps in between; it does not wait for rest, since until it is there
 * Enter takes no short text.
 */
export async function gazetteerOfDeck(
  deck: DeckName,
  spoken: readonly string[],
  naming: Naming,
): Promise<Gazetteer> {
  const { codes, languages } = deckOf(deck)
  const all = [...new Set([...languages, ...spoken])]
  for (const language of all) {
    namesIn(language)
    await giveWay()
  }
  const fitting = gazetteerOf(countriesOf(deck), all, naming)
  await giveWay()
  const others = countriesOf('world').filter(({ id }) => !codes.includes(id))
  // Of those of the world there are none.
  const fittingOthers = others.length === 0 ? fitting : gazetteerOf(others, spoken, naming)
  return { fitting, outside: searchAmong(others, naming.widen(fittingOthers), naming.inOrder), Outside }
}
