import { countryOf } from '../../geo/countries'
import { type DeckName, deckOf, decks, isTarget } from '../../geo/decks'
import { gazetteerOfCountries, namesIn } from '../../geo/names/countryNames'
import { FIT, type Fitting } from '../../geo/names/fit'
import { gazetteerOf } from '../../geo/names/gazetteer'
import type { Naming } from '../../geo/names/naming'
import { searchAmong } from '../../geo/names/search'
import type { Place, PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import type { RegionTable } from '../../geo/regions/regionDecks'
import { Link } from '../parts/Link'
import { yieldToMain } from '../parts/whenIdle'
import { tableOf } from '../regions'
import { useLocale } from '../words/LocaleContext'
import { Trans } from '../words/Trans'

/** Number of characters from which on a text means a country outside the deck without being its whole name. */
const LONG = 4

/** Alternative names of a deck's countries, and the search for countries outside the deck. */
export type Gazetteer = {
  readonly fitting: Fitting
  /** The country outside the deck that a text means; the text must be a whole name, or too long to begin another. */
  readonly outside: (text: string) => Place | undefined
  /** Component that explains why a country outside the deck is not offered. */
  readonly Outside: typeof Outside
}

/**
 * Builds the gazetteer of a deck for speakers of some languages (BCP 47); the locale's spellings must have been
 * loaded. It takes a slow phone many frames and yields to taps in between. It does not wait for idle time, since
 * Enter picks nothing for a short text until it is there.
 */
export async function gazetteerOfDeck(
  deck: DeckName,
  spoken: readonly string[],
  naming: Naming,
): Promise<Gazetteer> {
  const table = await tableOf(deck)?.load()
  if (table) return { fitting: fittingOfRegions(table, naming), outside: () => undefined, Outside }
  const { countries = [], languages } = deckOf(deck)
  const all = [...new Set([...languages, ...spoken])]
  for (const language of all) {
    namesIn(language)
    await yieldToMain()
  }
  const fitting = gazetteerOfCountries((code) => (countries.includes(code) ? all : spoken), naming)
  const others = decks.world.codes.filter((code) => !countries.includes(code)).map(countryOf)
  const fittingNames = naming.widen(fitting)
  const search = searchAmong(others, fittingNames, naming.inOrder)
  const outside = (text: string) => {
    const [found] = search(text, [])
    if (found === undefined || text.trim().length >= LONG) return found
    return fittingNames(text, others)(found) < FIT.begins ? found : undefined
  }
  return { fitting, outside, Outside }
}

/** Matcher of regions by the aliases of their table. No name is a stranger to them. */
function fittingOfRegions({ regions }: RegionTable, naming: Naming): Fitting {
  const aliases = new Map<PlaceId, readonly string[]>(
    regions.map(({ id, aliases }) => [id, aliases.split('|')]),
  )
  const places = regions.map(({ id }) => placeOf(id))
  return gazetteerOf(places, { aliasesOf: ({ id }) => aliases.get(id) ?? [], strangers: [] }, naming)
}

type Props = {
  readonly stranger: Place
  /** Countries of the current deck. */
  readonly countries: readonly Place[]
}

/** Explains that a country is not in the current deck, and whether another deck has it. */
function Outside({ stranger, countries }: Props) {
  const { nameOf } = useLocale()
  const values = { name: nameOf(stranger), count: countries.filter(({ id }) => isTarget(id)).length }
  return isTarget(stranger.id) ? (
    <Trans id="search.outside" values={values} components={{ link: <Link to="/world" /> }} />
  ) : (
    <Trans id="search.never" values={values} />
  )
}
