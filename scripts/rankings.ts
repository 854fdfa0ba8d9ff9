// Reckons ahead what every first guess at a large deck can be expected to leave, into
// `src/machines/navigator/firstSums.ts`:
//   npm run make:rankings

import { writeFileSync } from 'node:fs'
import { type CountryDeckName, decks } from '../src/geo/decks'
import { rank } from '../src/machines/navigator/ranking'

const FILE = new URL('../src/machines/navigator/firstSums.ts', import.meta.url)

export function main(): void {
  writeFileSync(FILE, firstSums())
}

/** The decks for which a slow phone would need a tenth of a second. */
const LARGE: readonly CountryDeckName[] = ['world']

/** The text of the file. */
export function firstSums(): string {
  const tables = LARGE.map(
    (deck) =>
      `  ${deck}: {\n    arrows:\n      '${sumsOf(deck, true)}',\n    none: '${sumsOf(deck, false)}',\n  },\n`,
  )
  return [
    '// Made by `npm run make:rankings` from the centroids; do not edit.\n',
    "import type { DeckName } from '../../geo/decks'\n\n",
    'type Sums = { readonly arrows: string; readonly none: string }\n\n',
    '/**\n * Numbers of countries that each first guess in a large deck leaves, summed over all possible answers: in the order of the\n',
    ' * deck, with arrows and without.\n */\n',
    'export const firstSums: { readonly [Deck in DeckName]?: Sums } = {\n',
    ...tables,
    '}\n',
  ].join('')
}

function sumsOf(deck: CountryDeckName, arrows: boolean): string {
  const { codes, targets } = decks[deck]
  const work = rank(codes, targets, { arrows })
  for (;;) {
    const step = work.next()
    if (!step.done) continue
    const sums = new Map(step.value.expectations.map(({ guess, sum }) => [guess, sum]))
    return codes.map((code) => sums.get(code)).join(' ')
  }
}
