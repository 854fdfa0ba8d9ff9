import { DAY_MS, utcDateOf } from '../../src/machines/day'
import { newRound } from '../../src/machines/round'
import { ANSWER, wrong } from '../../tools/answers'
import { Player } from '../../tools/player'
import { dailyOf, dailyTarget } from '../../tools/puzzles'
import { backupOf } from '../machines/backups'
import { expect, NOON, test } from './test'

test('Two tabs of a day follow each other, and a win counts once', async ({ player, context }) => {
  const other = new Player(await context.newPage())
  await other.page.clock.setFixedTime(NOON)
  await player.open('/daily')
  await other.open('/daily')
  await player.page.bringToFront()
  const [first = '', second = ''] = wrong(2)
  await player.guess(first)
  await expect(other.guesses).toHaveCount(1)
  await other.page.bringToFront()
  await other.guess(second)
  await expect(player.guesses).toHaveCount(2)
  expect(await player.rows()).toEqual(await other.rows())
  await player.page.bringToFront()
  await player.guess(ANSWER)
  await expect(other.page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
  await other.page.bringToFront()
  await other.openStatistics()
  await expect(other.page.getByRole('dialog')).toContainText('Played1')
})

test('Settings apply at once, in every tab', async ({ page, player, context }) => {
  const other = new Player(await context.newPage())
  await other.open('/about')
  const dark = 'rgb(15, 21, 25)'
  const paper = (each: typeof page) =>
    each.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  // A tab behind another is not drawn, and whatever is done in it waits for that.
  await page.bringToFront()
  await page.emulateMedia({ colorScheme: 'light' })
  await player.open('/daily')
  await player.guess('Brazil')
  await player.button('Settings').click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radio', { name: 'Miles' }).check()
  expect(await paper(page)).toBe(dark)
  await expect.poll(() => paper(other.page)).toBe(dark)
  await page.keyboard.press('Escape')
  await expect(player.guesses).toContainText('5,233 mi')
  await expect(player.announcement).toContainText('5,233 miles')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'High contrast' }).check()
  expect(await paper(page)).toBe('rgb(0, 0, 0)')
})

test('A backup that one tab takes in is reckoned by the others at once, and not day by day', async ({
  page,
  player,
  context,
}) => {
  const DAYS = 300
  const other = new Player(await context.newPage())
  await other.page.clock.setFixedTime(NOON)
  await other.page.addInitScript(() => {
    const { getItem } = Storage.prototype
    Object.assign(window, { reads: 0 })
    Storage.prototype.getItem = function (key) {
      Object.assign(window, { reads: (window as unknown as { reads: number }).reads + 1 })
      return getItem.call(this, key)
    }
  })
  const reads = () => other.page.evaluate(() => (window as unknown as { reads: number }).reads)
  await other.open('/daily')
  await other.openStatistics()
  await expect(other.page.getByRole('dialog')).toContainText('Played0')
  const before = await reads()

  const rounds = Array.from({ length: DAYS }, (_, day) => {
    const puzzle = dailyOf(utcDateOf(Date.parse(NOON) - (day + 1) * DAY_MS))
    const target = dailyTarget(puzzle.date)
    return { ...newRound(puzzle, target), puzzle, guesses: [target] }
  })
  await page.bringToFront()
  await player.open('/practice')
  await player.button('Settings').click()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backupOf(rounds)),
  })
  await expect(page.getByText(`${DAYS} days`)).toBeVisible()
  await expect(other.page.getByRole('dialog')).toContainText(`Played${DAYS}`)
  // Every day for each of them would be some hundred thousand.
  expect((await reads()) - before).toBeLessThan(DAYS * 30)
})
