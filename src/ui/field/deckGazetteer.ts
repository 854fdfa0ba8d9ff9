import { type Country, countriesOf } from '../../geo/countries'
import { type DeckName, deckOf } from '../../geo/decks'
import { FIT, type Fitting } from '../../geo/names/fit'
import { gazetteerOf, namesIn } from '../../geo/names/gazetteer'
import type { Naming } from '../../geo/names/naming'
import { searchAmong } from '../../geo/names/search'
import { yieldToMain } from '../parts/rest'
import { Outside } from './Outside'

/** Letters from which on a text means a country outside the deck that it does not name as a whole. */
const LONG = 4

/** By what else a text finds a country of a deck, and what is said of one that is in no such deck. */
export type Gazetteer = {
  readonly fitting: Fitting
  /** The country outside the deck that a text means: it is typed out, or long enough to be no beginning of another. */
  readonly outside: (text: string) => Country | undefined
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
    await yieldToMain()
  }
  const fitting = gazetteerOf(countriesOf(deck), all, naming)
  await yieldToMain()
  const others = countriesOf('world').filter(({ id }) => !codes.includes(id))
  // Of those of the world there are none.
  const fittingOthers = others.length === 0 ? fitting : gazetteerOf(others, spoken, naming)
  const fittingNames = naming.widen(fittingOthers)
  const search = searchAmong(others, fittingNames, naming.inOrder)
  const outside = (text: string) => {
    const [found] = search(text, [])
    if (found === undefined || text.trim().length >= LONG) return found
    return fittingNames(text, others)(found) < FIT.begins ? found : undefined
  }
  return { fitting, outside, Outside }
}
