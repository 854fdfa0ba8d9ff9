import { countryOf } from '../../src/geo/countries'
import { codeOf } from '../../tools/oracle'
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
    .replace(/<link rel="alternate"[^>]*>|<details class="languages".*?<\/details>/gs, '')
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.entries(storage))
      // Version 1 of the program hid nothing of the days that it stored.
      .filter(([key]) => !key.startsWith('outline.day.'))
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
