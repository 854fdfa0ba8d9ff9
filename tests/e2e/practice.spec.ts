import { wrong } from '../../tools/oracle'
import type { Player } from '../../tools/player'
import { deal, dealTwice } from '../../tools/seed'
import { expect, test } from './test'

test('Practice has the layout of the daily puzzle and a New button', async ({ player }) => {
  await player.open('/practice')
  await expect(player.heading()).toHaveText('Practice Mode')
  await expect(player.outline).toHaveAccessibleName('Outline of the mystery country')
  await expect(player.text('Guess 1 of 6')).toBeVisible()
  await expect(player.page.getByRole('heading', { name: 'Your Guesses' })).toBeVisible()
  await expect(player.link('Home')).toHaveAttribute('href', '/')
  await expect(player.button('New')).toBeVisible()
  await expect(player.button('Play Again')).toHaveCount(0)
})

test('A practice round can be won, and played again', async ({ player }) => {
  await deal(player.page, 'FR')
  await player.open('/practice')
  await player.guessAll(['Spain', 'France'])
  expect((await player.rows()).at(-1)).toBe('2 France ✓ Correct!')
  await expect(player.outline).toHaveAccessibleName('Outline of the mystery country')
  await expect(player.page.getByRole('main').getByText('France').first()).toBeVisible()
  await expect(player.input).toBeDisabled()
  await player.button('Play Again').click()
  await expectFreshRound(player)
})

test('A practice round can be lost, and played again', async ({ player }) => {
  await deal(player.page, 'TR')
  await player.open('/practice')
  await player.guessAll(wrong(6, 'Turkey'))
  await expect(player.outline).toHaveAccessibleName('Outline of Turkey')
  await expect(player.text('Turkey').first()).toBeVisible()
  await expect(player.input).toBeDisabled()
  await player.button('Play Again').click()
  await expectFreshRound(player)
})

test('New deals a fresh round in the middle of one', async ({ player }) => {
  await deal(player.page, 'JP')
  await player.open('/practice')
  await player.guessAll(['Italy', 'France'])
  await player.type('ger')
  await player.button('New').click()
  await expectFreshRound(player)
  await expect(player.input).toHaveValue('')
  await player.type('Italy')
  await expect(player.suggestion('Italy')).toBeVisible()
})

for (const again of ['New', 'Play Again']) {
  test(`${again} never deals the same country twice in a row`, async ({ player }) => {
    const twice = await dealTwice(player.page)
    await player.open('/practice')
    if (again === 'Play Again') await player.guessAll(wrong(6, twice))
    await player.button(again).click()
    await expectFreshRound(player)
    await player.guess(twice)
    await expect(player.guesses).toHaveCount(1)
    expect((await player.rows())[0]).not.toContain('Correct')
  })
}

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
