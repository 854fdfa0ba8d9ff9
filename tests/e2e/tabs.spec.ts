import { dayAfter } from '../../src/machines/journal/archive'
import { newRound } from '../../src/machines/round'
import { DAILY_DECKS, targetOf } from '../../src/machines/schedule/dailies'
import { ANSWER, wrong } from '../../tools/answers'
import { Player } from '../../tools/player'
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

test('A backup that one tab takes in is reckoned by the others at once: not day by day, nor all in one frame', async ({
  page,
  player,
  context,
}) => {
  const all = Array.from({ length: 325 }, (_, index) => dayAfter('2026-01-01', index)).flatMap((date) =>
    DAILY_DECKS.map((deck) => {
      const puzzle = { kind: 'daily', deck, date } as const
      return { ...newRound(puzzle, targetOf(puzzle)), puzzle, guesses: [targetOf(puzzle)] }
    }),
  )
  const other = new Player(await context.newPage())
  await other.page.clock.setFixedTime(NOON)
  // How often a day is read, at all and before anything else can be done.
  await other.page.addInitScript(() => {
    const { getItem } = Storage.prototype
    const reads = { now: 0, most: 0, all: 0 }
    Object.assign(globalThis, { reads })
    Storage.prototype.getItem = function (key) {
      if (reads.now === 0) queueMicrotask(() => (reads.now = 0))
      if (key.includes('.daily.')) {
        reads.now++
        reads.all++
      }
      reads.most = Math.max(reads.most, reads.now)
      return getItem.call(this, key)
    }
  })
  const reads = () =>
    other.page.evaluate(() => (globalThis as unknown as { reads: { most: number; all: number } }).reads)
  await other.open('/map')
  await other.page.locator('.map-land').first().waitFor()
  await other.openStatistics()
  await expect(other.page.getByRole('dialog')).toContainText('Played0')
  await page.bringToFront()
  await player.open('/practice')
  await player.button('Settings').click()
  await page.getByLabel('Load from a file').setInputFiles({
    name: 'backup.json',
    mimeType: 'application/json',
    buffer: Buffer.from(backupOf(all)),
  })
  await expect(page.getByText(`${all.length} days`)).toBeVisible()
  await expect(other.page.getByRole('dialog')).toContainText('Played325')
  await expect.poll(async () => (await reads()).all).toBeGreaterThanOrEqual(all.length)
  const { most, all: read } = await reads()
  expect(most).toBeLessThan(all.length)
  // Every day for each of them would be some hundred thousand.
  expect(read).toBeLessThan(all.length * 30)
})
