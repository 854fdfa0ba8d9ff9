import { existsSync, readFileSync } from 'node:fs'
import { type CountryCode, countryOf } from '../../src/geo/countries'
import { countriesOf } from '../../src/geo/decks'
import { parseShape } from '../../src/geo/world/shape'
import { SETTINGS } from '../../src/machines/journal/settings'
import { ANSWER, codeOf, nameOf, wrong } from '../../tools/oracle'
import type { Player } from '../../tools/player'
import { worldTarget } from '../../tools/puzzles'
import { deal, remember } from '../../tools/seed'
import { expect, test, type Watch } from './test'

test('The daily answer is nowhere to be read before the end', async ({ player, watch }) => {
  await player.open('/daily')
  await expectSecret(player, watch, ANSWER)
  for (const name of wrong(5)) {
    await player.guess(name)
    await expectSecret(player, watch, ANSWER)
  }
})

test('The statistics of other days tell nothing of the day in progress', async ({ page, player, watch }) => {
  await remember(page, ['PL', 'JP', 'PL', 'GB'])
  await player.open('/daily')
  await player.guessAll(wrong(5))
  await player.button('Statistics').click()
  await player.text('3 of 20 countries, as a table').click()
  await expect(page.getByRole('row', { name: /^Poland/ })).toHaveText('Poland211')
  await expectSecret(player, watch, ANSWER)
})

for (const code of ['IT', 'US', 'TH'] satisfies CountryCode[]) {
  test(`The practice answer ${nameOf(code)} is nowhere to be read before the end`, async ({
    page,
    player,
    watch,
  }) => {
    await deal(page, code)
    await player.open('/practice')
    await expectSecret(player, watch, nameOf(code))
    for (const name of wrong(5, nameOf(code))) {
      await player.guess(name)
      await expectSecret(player, watch, nameOf(code))
    }
  })
}

test('The answer of the world’s day is nowhere to be read before the end', async ({ player, watch }) => {
  const answer = nameOf(worldTarget('2026-11-21'))
  await player.open('/world')
  await expectSecret(player, watch, answer)
  for (const name of ['Kenya', 'Iceland', 'Fiji', 'Peru', 'Mongolia'].filter((each) => each !== answer)) {
    await player.guess(name)
    await expectSecret(player, watch, answer)
  }
})

test('The answer of practice with a continent is nowhere to be read before the end', async ({
  page,
  player,
  watch,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"deck":"oceania"}'), SETTINGS)
  await player.open('/practice')
  await player.guess('Nauru')
  const path = await player.path()
  const answer = countriesOf('oceania').find(({ name }) => pathOf(name) === path)?.name
  await expectSecret(player, watch, answer as string)
})

function pathOf(name: string): string | undefined {
  const file = `src/geo/world/shapes/${codeOf(name)}.txt`
  return existsSync(file) ? parseShape(readFileSync(file, 'utf8'))?.path : undefined
}

async function expectSecret(player: Player, watch: Watch, answer: string) {
  await player.path()
  const html = await player.page.evaluate(() => document.documentElement.outerHTML)
  // Path data is the outline itself; it and the style sheet have numbers of every kind.
  const said = html
    .replace(/ d="[^"]*"/g, '')
    .replace(/<style>.*?<\/style>/gs, '')
    // A language may have the letters of a country, and is named on every page.
    .replace(/<link rel="alternate"[^>]*>|<nav class="languages".*?<\/nav>/gs, '')
  const read = [said, player.page.url(), await player.page.title(), ...watch.log]
  const code = codeOf(answer)
  const [latitude = 0, longitude = 0] = countryOf(code).centroid
  for (const text of [...read, ...watch.requests]) {
    expect(text.toLowerCase()).not.toContain(answer.toLowerCase())
    expect(text).not.toMatch(new RegExp(`\\b${code}\\b`))
    expect(text).not.toMatch(new RegExp(`["'/-]${code}["'/.-]`, 'i'))
    expect(text).not.toMatch(/ in brief|wikipedia|openstreetmap/i)
    for (const degrees of [latitude, longitude]) expect(text).not.toContain(degrees.toFixed(4).slice(0, -2))
  }
}
