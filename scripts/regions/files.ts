import { type DrawnOutline, shapeText } from '../../src/geo/drawing/outline'
import type { RegionCode } from '../../src/geo/place'
import type { Region, RegionNames } from '../../src/geo/regions/regionDecks'
import { type RegionDeckName, regionDecks } from '../../src/geo/regions/regionDecks'
import { atlases } from './atlases'
import type { Outlines } from './drawing'
import { mapOf } from './map'
import { LANGUAGES, regionNamesIn } from './names'
import type { Source } from './source'

/** Text of each generated file of a deck by its path within `src/geo/regions`. */
export function filesOfDeck(
  deck: RegionDeckName,
  source: Source,
  outlines: Outlines,
): ReadonlyMap<string, string> {
  const names = LANGUAGES.map((lang) => [lang, regionNamesIn(lang, deck, source)] as const)
  return new Map([
    [`decks/${deck}.json`, tableOf(deck, source, outlines, new Map(names))],
    [`maps/${deck}.json`, mapOf(deck, source)],
    ...names.map(([lang, spellings]) => [`names/${deck}/${lang}.json`, linesOf(spellings)] as const),
  ])
}

function tableOf(
  deck: RegionDeckName,
  source: Source,
  outlines: Outlines,
  names: ReadonlyMap<string, RegionNames>,
): string {
  const english = regionNamesIn('en', deck, source)
  const regions = regionDecks[deck].codes.map((id): Region => {
    const [name = '', ...more] = english[id]?.split('|') ?? []
    const spoken = atlases[deck].languages.flatMap((lang) => names.get(lang)?.[id]?.split('|') ?? [])
    const aliases = new Set([...more, ...spoken, ...codesOf(id)])
    const outline = outlines.get(id) as DrawnOutline
    const { centroid } = outline.flat
    return {
      id,
      name,
      aliases: [...aliases].filter((alias) => alias !== name).join('|'),
      centroid,
      shape: shapeText(outline),
    }
  })
  return `{"regions":[\n${regions.map((region) => JSON.stringify(region)).join(',\n')}\n]}\n`
}

/** Code with and without the country, `US-CA` and `CA`; a number is nobody's name. */
function codesOf(id: RegionCode): readonly string[] {
  const [, region = ''] = id.split('-')
  return /^[A-Z]{2}/.test(region) ? [region, id] : [id]
}

/** Names on a line each. */
function linesOf(names: RegionNames): string {
  const lines = Object.entries(names).map((entry) => entry.map((text) => JSON.stringify(text)).join(':'))
  return `{\n${lines.join(',\n')}\n}\n`
}
