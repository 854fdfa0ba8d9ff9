import type { Country } from '../countries'
import { aliases } from '../names/aliases'
import { fold } from '../names/fold'
import { aliasesWith, gazetteerOf } from '../names/gazetteer'
import type { Spellings } from '../names/naming'
import { type Search, SUGGESTIONS } from '../names/search'
import { worldAliases } from './aliases'

const allAliases = { ...aliases, ...worldAliases }

/**
 * {@link gazetteerOf} countries of a larger deck, which also knows what they are called in some languages (BCP 47), as
 * far as the browser does, and how the language of the page writes them. Among so many, what is called
 * exactly so comes right after the names that begin with the text, and not after those that merely contain
 * it: `us` means the United States before Austria.
 */
export function worldGazetteerOf(
  countries: readonly Country[],
  languages: readonly string[],
  spellings: Spellings = {},
): Search {
  const search = gazetteerOf({ countries, aliases: aliasesWith(allAliases, spellings), languages })
  const byAlias = new Map<string, Country[]>()
  for (const country of countries) {
    for (const alias of allAliases[country.id].split('|')) {
      const meant = byAlias.get(fold(alias)) ?? []
      byAlias.set(fold(alias), [...meant, country])
    }
  }
  return (text, excluded) => {
    const wanted = fold(text)
    const found = search(text, excluded)
    const begun = found.filter(({ name }) => fold(name).startsWith(wanted))
    const meant = (byAlias.get(wanted) ?? []).filter(({ id }) => !excluded.includes(id))
    return [...new Set([...begun, ...meant, ...found])].slice(0, SUGGESTIONS)
  }
}
