import { ANSWER, wrong } from '../../tools/answers'
import { expect, test } from './test'

test('A reload brings the daily game back as it was, in progress, won and lost', async ({ page, player }) => {
  await player.open('/daily')
  await player.guessAll(wrong(2))
  const rows = await player.rows()
  await page.reload()
  await expect(player.text('Guess 3 of 6')).toBeVisible()
  expect(await player.rows()).toEqual(rows)
  await player.guess(ANSWER)
  await expect(player.guesses).toHaveCount(3)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
  await expect(player.input).toBeDisabled()
  await expect(player.guesses).toHaveCount(3)
  await player.shareButton.click()
  await expect(player.toast('Result copied to clipboard!')).toBeVisible()
  expect(await player.clipboard()).toMatch(/^The World Outline Game 2026-11-21 3\/6\n/)
})

test('Statistics count a day once, however often it is loaded, and practice never', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  await player.guessAll([...wrong(1), ANSWER])
  const record = page.getByRole('main')
  await expect(record.getByRole('row', { name: /^2/ })).toContainText('1')
  for (let time = 0; time < 3; time++) await page.reload()
  await player.link('Practice Mode').click()
  await player.button('New').click()
  await player.openStatistics()
  const dialog = page.getByRole('dialog', { name: 'Statistics' })
  await expect(dialog).toContainText('Played1')
  await expect(dialog).toContainText('Won100%')
  await expect(dialog.getByRole('row', { name: '2 guesses, as today 1 day' })).toBeVisible()
  await expect(dialog.getByRole('timer')).toHaveText('12:00:00')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(player.button('Contents')).toBeFocused()
})
