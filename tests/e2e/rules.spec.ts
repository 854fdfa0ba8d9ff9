import { SETTINGS } from '../../src/machines/journal/settings'
import { ANSWER, wrong } from '../../tools/answers'
import { expect, test } from './test'

const HIDDEN = 'The outline appears at the end.'

test('A round keeps the rules that it had at the first guess, whatever is chosen then and in another tab', async ({
  context,
  page,
  player,
}) => {
  await page.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text)
    },
    [SETTINGS, JSON.stringify({ outline: 'hidden', arrows: false })] as const,
  )
  await player.open('/daily')
  await player.guess(wrong(1)[0] as string)
  await player.button('Settings').click()
  for (const name of ['Hidden outline', 'No arrows']) await page.getByRole('switch', { name }).click()
  await expect(page.getByText(/This round has started/)).toBeVisible()
  await player.button('Close').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(HIDDEN)).toBeVisible()
  await page.reload()
  await player.ready()
  const other = await context.newPage()
  await other.goto('/daily')
  for (const each of [page, other]) await expect(each.getByText(HIDDEN)).toBeVisible()
  await other.close()
  await expect(player.guesses).toHaveCount(1)
  await expect(page.locator('.guess-arrow')).toHaveCount(0)
  await player.guess(ANSWER)
  await player.shareButton.click()
  const text = await player.clipboard()
  expect(text.split('\n')[0]).toBe('The World Outline Game 2026-11-21 2/6 🙈🧭')
  expect(text.split('\n')[1]).toMatch(/ ·$/)
  await player.unfold('Statistics')
  await expect(page.getByText('Wins under harder rules: 1 of 1')).toBeVisible()
})
