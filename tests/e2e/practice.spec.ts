import { SETTINGS } from '../../src/machines/journal/settings'
import { wrong } from '../../tools/answers'
import type { Player } from '../../tools/player'
import { deal } from '../../tools/seed'
import { disturbancesIn, framesOf, logFrames } from './frameLog'
import { expectSecret } from './secret'
import { expect, NOON, test } from './test'

for (const key of ['Enter', 'Space'])
  test(`${key} right after the end of a round leaves the answer in sight, and half a second later it plays again`, async ({
    page,
    player,
  }) => {
    await page.clock.install({ time: NOON })
    await deal(page, 'FR')
    await player.open('/practice')
    await player.input.focus()
    await player.type('france')
    await page.clock.pauseAt('2026-11-21T13:00:00Z')
    await page.keyboard.press('Enter')
    await expect(player.button('Play Again')).toBeFocused()
    await page.clock.runFor(499)
    await page.keyboard.press(key)
    await player.drawn()
    await expect(player.text('You found France in 1 guess.')).toBeVisible()
    await page.clock.runFor(1)
    await player.drawn()
    await page.keyboard.press(key)
    await expectFreshRound(player)
  })

test('A practice round does not touch the daily one', async ({ player }) => {
  await deal(player.page, 'JP')
  await player.open('/practice')
  await player.guessAll(['Italy', 'France'])
  await player.link('Home').click()
  await player.link("Play Today's Puzzle").first().click()
  await expect(player.heading()).toHaveText('Daily Puzzle')
  await expect(player.guesses).toHaveCount(0)
  await expect(player.text('Guess 1 of 6')).toBeVisible()
})

test('With the aid practice counts what fits, shows it on a map, goes on with it after a reload and notes it at the end', async ({
  page,
  player,
  watch,
}) => {
  await page.setViewportSize({ width: 360, height: 1100 })
  await logFrames(page)
  await deal(page, 'ZA')
  await player.open('/practice')
  await player.button('Rules').click()
  await page.getByRole('switch', { name: 'Count what fits' }).click()
  await player.button('Close').click()
  await player.guess('Egypt')
  const line = page.getByRole('status').filter({ hasText: /fits?$/ })
  await expect(line).toHaveText(/^\d+ countr(y fits|ies fit)$/)
  await expectSecret(player, watch, 'South Africa')
  const count = Number.parseInt((await line.textContent()) ?? '', 10)

  await player.button('Show on a map').click()
  const dialog = page.getByRole('dialog', { name: 'Count what fits' })
  const map = dialog.getByRole('img', { name: 'World map with the countries that still fit' })
  await expect(map).toBeVisible()
  await expect(map.locator('.fit-country')).toHaveCount(count)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(player.button('Show on a map')).toBeFocused()

  await page.evaluate((key) => localStorage.setItem(key, JSON.stringify({ aid: false })), SETTINGS)
  await player.open('/practice')
  await expect(line).toHaveText(/fits?$/)
  expect(disturbancesIn(await framesOf(page))).toEqual([])

  await player.guess('South Africa')
  await expect(player.text('Played with “Count what fits”.')).toBeVisible()
  await expect(line).toHaveCount(0)
  await player.open('/practice')
  await expect(player.text('Played with “Count what fits”.')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(disturbancesIn(await framesOf(page))).toEqual([])
})

for (const [what, path, aid] of [
  ['practice without the aid', '/practice', false],
  ['a day, whatever is chosen for practice', '/daily', true],
] as const)
  test(`Nothing that fits is told in ${what}`, async ({ page, player }) => {
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
      SETTINGS,
      JSON.stringify({ aid }),
    ] as const)
    await deal(page, 'ZA')
    await player.open(path)
    await player.guessAll(wrong(2))
    await page.waitForLoadState('networkidle')
    await expect(page.getByText(/countr(y fits|ies fit)$/)).toHaveCount(0)
  })

async function expectFreshRound(player: Player) {
  await expect(player.guesses).toHaveCount(0)
  await expect(player.text('Guess 1 of 6')).toBeVisible()
  await expect(player.input).toBeEnabled()
  await expect(player.outline).toHaveAccessibleName('Outline of the mystery country')
  await expect(player.button('Play Again')).toHaveCount(0)
}
