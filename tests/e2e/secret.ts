import { existsSync, readFileSync } from 'node:fs'
import { countriesOf, countryOf } from '../../src/geo/countries'
import type { DeckName } from '../../src/geo/decks'
import { parseShape } from '../../src/geo/shape'
import { codeOf } from '../../tools/answers'
import type { Player } from '../../tools/player'
import { expect, type Watch } from './test'

/** A country is nowhere to be read: not in the page, what is heard of it, the store, the address, the console or a request. */
export async function expectSecret({ page }: Player, watch: Watch, answer: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  const html = await page.evaluate(() => document.documentElement.outerHTML)
  // Path data is the outline itself; it and the style sheet have numbers of every kind.
  const said = html
    .replace(/ d="[^"]*"/g, '')
    .replace(/<style>.*?<\/style>/gs, '')
    // A language may have the letters of a country, and is named on every page.
    .replace(
      /<link rel="alternate"[^>]*>|<details class="languages".*?<\/details>|<div class="language-links">.*?<\/div>/gs,
      '',
    )
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.entries(storage))
      // What was played before by `remember` is over, and says what it asked for.
      .filter(([key]) => !/daily\.twenty\.2026-11-(1\d|20)$/.test(key))
      .join('\n'),
  )
  const tree = (await page.locator('body').ariaSnapshot()).replace(/\/url: .*/g, '')
  const code = codeOf(answer)
  for (const text of [said, stored, tree, page.url(), await page.title(), ...watch.log, ...watch.requests]) {
    expect(text.toLowerCase()).not.toContain(answer.toLowerCase())
    expect(text).not.toMatch(new RegExp(`\\b${code}\\b`))
    expect(text).not.toMatch(new RegExp(`["'/-]${code}["'/.-]`, 'i'))
    expect(text).not.toMatch(/ in brief|wikipedia|openstreetmap|your course|class=.course/i)
    for (const degrees of countryOf(code).centroid)
      expect(text).not.toContain(degrees.toFixed(4).slice(0, -2))
  }
}

/** The country of a deck whose outline has this path. */
export function drawnIn(deck: DeckName, path: string): string {
  const country = countriesOf(deck).find(({ id }) => {
    const file = `src/geo/shapes/${id}.txt`
    return existsSync(file) && parseShape(readFileSync(file, 'utf8'))?.path === path
  })
  if (country === undefined) throw new Error('Nothing in the deck is drawn so')
  return country.name
}
