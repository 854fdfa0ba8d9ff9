// Reckons ahead what every first guess at a large deck can be expected to leave, into
// `src/machines/navigator/firstSums.json`:
//   npm run make:rankings

import { writeFileSync } from 'node:fs'
import { type CountryDeckName, decks } from '../src/geo/decks'
import { rank } from '../src/machines/navigator/ranking'

const FILE = new URL('../src/machines/navigator/firstSums.json', import.meta.url)

export function main(): void {
  writeFileSync(FILE, firstSums())
}

/** The decks for which a slow phone would need a tenth of a second. */
const LARGE: readonly CountryDeckName[] = ['world']

/** The text of the file. */
export function firstSums(): string {
  const decks = LARGE.map((deck) => {
    const [arrows, none] = [sumsOf(deck, true), sumsOf(deck, false)]
    return `  "${deck}": {\n    "arrows": [${arrows}],\n    "none": [${none}]\n  }`
  })
  return `{\n${decks.join(',\n')}\n}\n`
}

function sumsOf(deck: CountryDeckName, arrows: boolean): readonly (number | undefined)[] {
  const { codes, targets } = decks[deck]
  const work = rank(codes, targets, { arrows })
  for (;;) {
    const step = work.next()
    if (!step.done) continue
    const sums = new Map(step.value.expectations.map(({ guess, sum }) => [guess, sum]))
    return codes.map((code) => sums.get(code))
  }
}
