import { placeOf, placesOf } from '../../src/geo/places'
import type { UtcDate } from '../../src/machines/schedule/day'
import { dailyTarget } from '../../tools/puzzles'
import { expect, test } from './test'

const countries = placesOf('twenty')

const DAY: UtcDate = '2026-03-04'
const answerOf = (date: UtcDate) => placeOf(dailyTarget(date)).name
const wrongOn = (date: UtcDate) => countries.map(({ name }) => name).filter((name) => name !== answerOf(date))

test('A past day is played under its own date, and the calendar has it after a reload', async ({
  page,
  player,
}) => {
  await player.open('/atlas/album?month=2026-03')
  await page.getByRole('link', { name: '4 March 2026, not played', exact: true }).click()
  await expect(page).toHaveURL(/\/atlas\/album\?day=2026-03-04$/)
  await player.guess(wrongOn(DAY)[0] as string)
  await page.reload()
  await player.ready()
  await expect(player.guesses).toHaveCount(1)
  await player.guess(answerOf(DAY))
  await player.shareButton.click()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('The World Outline Game 2026-03-04 2/6')
  expect(text).toContain('/atlas/album?day=2026-03-04 #WorldOutline')
  await page.getByRole('link', { name: 'All past days' }).last().click()
  await expect(
    page.getByRole('link', {
      name: `4 March 2026: ${answerOf(DAY)}, won with 2 guesses, played later`,
      exact: true,
    }),
  ).toBeVisible()
  await page.goBack()
  await expect(player.heading()).toHaveText('Daily Puzzle')
  await expect(page.getByText('4 March 2026')).toBeVisible()
})

test('Where a past day is asked for, no calendar is to be seen before it', async ({ page, player }) => {
  await page.addInitScript(() => {
    Object.assign(window, { seen: false })
    const look = () => {
      const grid = document.querySelector('.calendar')
      if (grid && getComputedStyle(grid).visibility === 'visible') Object.assign(window, { seen: true })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await player.open(`/atlas/album?day=${DAY}`)
  await expect(player.input).toBeEnabled()
  expect(await page.evaluate(() => (window as unknown as { seen: boolean }).seen)).toBe(false)
})
