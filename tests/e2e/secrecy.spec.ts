import type { CountryCode } from '../../src/geo/countries'
import { SETTINGS } from '../../src/machines/journal/settings'
import { ANSWER, nameOf, wrong } from '../../tools/answers'
import { worldTarget } from '../../tools/puzzles'
import { deal, remember } from '../../tools/seed'
import { drawnIn, expectSecret } from './secret'
import { expect, test } from './test'

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
  await player.openStatistics()
  await player.text('3 of 20 countries, as a table').click()
  await expect(page.getByRole('row', { name: /^Poland/ })).toHaveText('Poland211')
  await expectSecret(player, watch, ANSWER)
})

test('What practice counts of what fits tells nothing but how many', async ({ page, player, watch }) => {
  await page.addInitScript((key) => localStorage.setItem(key, JSON.stringify({ aid: true })), SETTINGS)
  await deal(page, 'TH')
  await player.open('/practice')
  for (const name of wrong(5, nameOf('TH'))) {
    await player.guess(name)
    await expect(page.getByText(/countr(y fits|ies fit)$/)).toBeVisible()
    await expectSecret(player, watch, nameOf('TH'))
  }
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
  await expectSecret(player, watch, drawnIn('oceania', path))
})
