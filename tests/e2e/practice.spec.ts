import type { Player } from '../../tools/player'
import { deal } from '../../tools/seed'
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

async function expectFreshRound(player: Player) {
  await expect(player.guesses).toHaveCount(0)
  await expect(player.text('Guess 1 of 6')).toBeVisible()
  await expect(player.input).toBeEnabled()
  await expect(player.outline).toHaveAccessibleName('Outline of the mystery country')
  await expect(player.button('Play Again')).toHaveCount(0)
}
