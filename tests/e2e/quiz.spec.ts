import { countryOf } from '../../src/geo/countries'
import { questionsOf } from '../../src/machines/quiz/quiz'
import { ANSWER } from '../../tools/answers'
import { Player } from '../../tools/player'
import { expect, NOON, test } from './test'

const questions = questionsOf({ puzzle: { kind: 'daily', deck: 'twenty', date: '2026-11-21' } })

test('The questions after a day are one press away, answered by keys, and the same in another tab', async ({
  page,
  player,
  watch,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await player.open('/daily')
  await player.guessAll(['Italy', ANSWER])
  const flags = () => watch.requests.filter((url) => /\.(svg|webp)$/.test(url))
  const quiz = page.getByRole('button', { name: 'Quiz' })
  await expect(quiz).toBeInViewport({ ratio: 1 })
  // A key counts once the end has been there for a moment.
  await page.locator('[data-settling]').waitFor({ state: 'detached' })
  await quiz.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Quiz: ${ANSWER}` })
  await expect(dialog.getByRole('heading', { name: `Where is ${ANSWER}?` })).toBeVisible()
  for (const part of [dialog.getByRole('application'), dialog.getByRole('button', { name: 'Confirm pin' })])
    await expect(part).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('application').focus()
  for (let turn = 0; turn < 2; turn++) await page.keyboard.press('ArrowUp')
  await expect(dialog.getByText('45° N, 15° E, on land')).toBeVisible()
  await page.keyboard.press('Enter')
  // 600 km from the border.
  await expect(dialog.getByText('Not this time.')).toBeVisible()

  const other = new Player(await context.newPage())
  await other.page.clock.setFixedTime(NOON)
  await other.open('/daily')
  await other.page.getByRole('button', { name: 'Quiz' }).click()
  await expect(other.page.getByText('Question 2 of 4')).toBeVisible()
  await other.page.close()

  const next = dialog.getByRole('button', { name: /Next question|See the result/ })
  /** Presses what goes on, once it takes presses: not in the time of a double click. */
  const goOn = async (there: string) => {
    await expect(next).toBeFocused()
    await expect(async () => {
      if (await next.isVisible()) await page.keyboard.press('Enter')
      await expect(dialog.getByText(there)).toBeVisible({ timeout: 200 })
    }).toPass()
  }
  await goOn('Question 2 of 4')
  for (const code of questions[1]?.right ?? []) {
    await dialog.getByRole('button', { name: countryOf(code).name, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(dialog.getByText('Right!')).toBeVisible()
  await goOn('Question 3 of 4')
  await dialog.getByRole('button', { name: 'Paris' }).focus()
  await page.keyboard.press('Enter')
  expect(flags()).toEqual([])
  await goOn('Question 4 of 4')
  const shown = dialog.locator('.quiz-flag')
  await expect(shown).toHaveCount(6)
  await expect(shown.last()).toHaveJSProperty('complete', true)
  expect(flags()).toHaveLength(6)
  for (const url of flags()) expect(new URL(url).pathname).toMatch(/^\/assets\/flags\/[\w-]{6}\.(svg|webp)$/)
  const right = questions[3]?.options.indexOf('FR') ?? -1
  await dialog.getByRole('button', { name: `Flag ${right + 1}` }).focus()
  await page.keyboard.press('Enter')
  await expect(next).toBeInViewport()
  await goOn('3 of 4 right')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const onwards = page.locator('.result-onwards')
  await expect(onwards).toContainText('Quiz ☆★★★')
  await expect(onwards).toBeFocused()
  await expect(player.globe).toBeVisible()
  await page.reload()
  await player.ready()
  await expect(onwards).toContainText('Quiz ☆★★★')
  await expect(quiz).toHaveCount(0)
  await player.shareButton.click()
  expect(await player.clipboard()).toMatch(/^The World Outline Game .* 2\/6 ☆★★★\n/)
})
