// Proves that the committed `source` is what the packages have:
//   node scripts/run.mjs scripts/regions/prove.ts

import { readFileSync } from 'node:fs'
import { REGION_DECK_NAMES } from '../../src/geo/regions/regionDecks'
import { sourceText, sourceUrlOf } from './source'
import { take } from './take'

/** @throws for decks whose source differs */
export function main(): void {
  const others = REGION_DECK_NAMES.filter(
    (deck) => sourceText(take(deck)) !== readFileSync(sourceUrlOf(deck), 'utf8'),
  )
  if (others.length > 0) throw new Error(`The packages have something else of ${others.join(', ')}.`)
  console.log(`The sources of ${REGION_DECK_NAMES.length} decks are those of the packages.`)
}
