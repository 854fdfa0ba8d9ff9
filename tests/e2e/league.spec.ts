import { readFileSync } from 'node:fs'
import { shareTextOf } from '../../src/machines/result/shareText'
import { dayOf } from '../machines/rounds'
import { expect, test } from './test'

const shared = (guesses: readonly ('AU' | 'PL' | 'DE')[], date: '2026-11-19' | '2026-11-20') =>
  shareTextOf(dayOf(date, 'DE', guesses), 'https://example.org/ar/daily')
const CHAT = [
  `\u200f[٢١/١١/٢٠٢٦، ٢:٠٥:٣٣ م] محمد: ${shared(['AU', 'DE'], '2026-11-20')}`,
  `\u200f[٢١/١١/٢٠٢٦، ٢:٠٦:٠٠ م] محمد: ما رأيكم؟`,
  `\u200f[٢١/١١/٢٠٢٦، ٢:٠٨:٠١ م] <img src=x onerror=document.title=1>: ${shared(['DE'], '2026-11-20')}`,
  `\u200f[٢١/١١/٢٠٢٦، ٢:٠٩:٠١ م] محمد: ${shared(['AU', 'PL', 'DE'], '2026-11-19')}`,
].join('\n')

test('A chat becomes a league that a reload keeps, that goes along in the backup and is erased with everything else', async ({
  page,
  player,
  context,
}) => {
  await player.open('/ar/friends')
  await page.locator('.league-chat > .button').click()
  await page.locator('textarea').fill(CHAT)
  await page.locator('.league-form .button').first().click()
  const table = page.getByRole('table').first()
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByRole('rowheader')).toHaveText(['محمد', '<img src=x onerror=document.title=1>'])
  await expect(page.locator('main img')).toHaveCount(0)
  expect(await page.title()).not.toBe('1')
  expect(await page.evaluate(() => Object.values({ ...localStorage }).join())).not.toContain('ما رأيكم')

  await player.open('/friends')
  const cells = page.getByRole('table', { name: 'Standings' }).getByRole('row').nth(1).getByRole('cell')
  await expect(cells).toHaveText(['1', '2', '2', '2.5'])
  const download = page.waitForEvent('download')
  await player.button('Settings').click()
  await player.button('Save to a file').click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(JSON.parse(text).records.league).toEqual({
    version: 1,
    results: [
      ['محمد', 'twenty', '2026-11-19', 3],
      ['<img src=x onerror=document.title=1>', 'twenty', '2026-11-20', 1],
      ['محمد', 'twenty', '2026-11-20', 2],
    ],
  })

  await player.button('Erase everything').click()
  // The page loads anew after it.
  const load = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Erase', exact: true }).click()
  await load
  await player.ready()
  await expect(page.locator('.league-example')).toBeVisible()

  await player.button('Settings').click()
  await page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .setInputFiles({
      name: 'backup.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
  await expect(player.text('3 results of the league imported.')).toBeVisible()
  // Another tab has it at once.
  const other = await context.newPage()
  await other.goto('/friends')
  await expect(other.getByRole('table', { name: 'Standings' }).getByRole('row')).toHaveCount(3)
  await other.getByRole('button', { name: 'Streaks' }).click()
  await other.getByRole('button', { name: 'Remove, محمد' }).click()
  await other.getByRole('button', { name: 'Erase', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('table', { name: 'Standings' }).getByRole('row')).toHaveCount(2)
})
