import { ANSWER, nameOf, wrong } from '../../tools/answers'
import { dailyTarget } from '../../tools/puzzles'
import { expect, test } from './test'

const NEXT = '2026-11-22T00:00:01Z'
const NEXT_ANSWER = nameOf(dailyTarget('2026-11-22'))

test('A tab left open over midnight offers the new puzzle, and files its guesses under its own day', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  await player.guess(wrong(1)[0] ?? '')
  await expect(player.button('Play the new puzzle')).toBeHidden()
  await page.clock.setFixedTime(NEXT)
  await expect(player.button('Play the new puzzle')).toBeVisible()
  await expect(player.text('A new puzzle is out. You can finish this one first.')).toBeVisible()
  await expect(player.guesses).toHaveCount(1)
  await player.guess(ANSWER)
  await expect(player.text('A new puzzle is out.')).toBeVisible()
  await expect(player.guesses).toContainText(['', '✓ Correct!'])
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => /daily|day/.test(key))).toEqual(['world-outline.daily.twenty.2026-11-21'])
  await player.button('Play the new puzzle').click()
  await expect(player.text('22 November 2026')).toBeVisible()
  await expect(player.text('Guess 1 of 6')).toBeVisible()
  await player.guess(NEXT_ANSWER)
  await expect(player.guesses).toContainText('✓ Correct!')
})

test('The notice appears on return from another page of the browser', async ({ page, player }) => {
  await player.open('/daily')
  await page.clock.setFixedTime(NEXT)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(player.button('Play the new puzzle')).toBeVisible()
})
