import { ANSWER, hintFor, wrong } from '../../tools/answers'
import { expect, test } from './test'

test('A win is shared as the product, the date and the score, a line per guess and the address', async ({
  player,
  baseURL,
}) => {
  const misses = wrong(2)
  await player.open('/daily')
  await player.guessAll([...misses, ANSWER])
  await player.shareButton.click()
  await expect(player.toast('Result copied to clipboard!')).toBeVisible()
  const lines = (await player.clipboard()).split('\n')
  expect(lines).toHaveLength(5)
  expect(lines[0]).toBe('The World Outline Game 2026-11-21 3/6')
  expect(lines.slice(1, 3)).toEqual(misses.map(lineFor))
  expect(lines[3]).toMatch(/^🟩🟩🟩🟩🟩 [↑↗→↘↓↙←↖]$/u)
  expect(lines[4]).toBe(`Play at ${baseURL}/daily #WorldOutline`)
})

test('A clipboard that does not answer is told like one that refuses, and is asked again at the next press', async ({
  page,
  player,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const { clipboard } = navigator
    const write = clipboard.writeText.bind(clipboard)
    clipboard.writeText = () => new Promise(() => {})
    addEventListener('clipboard answers', () => Object.assign(clipboard, { writeText: write }))
  })
  await player.open('/daily')
  await player.guessAll([...wrong(1), ANSWER])
  await player.shareButton.click()
  await expect(player.toast('Failed to copy to clipboard')).toBeVisible()
  await expect(player.text('Failed to copy to clipboard')).toBeVisible()
  await expect(player.shareButton).toHaveText('Share Result')
  await expect.poll(() => player.selectedText()).toMatch(/^The World Outline Game 2026-11-21 2\/6\n/)
  expect((await player.selectedText()).trim().split('\n').at(-1)).toBe(
    `Play at ${baseURL}/daily #WorldOutline`,
  )
  await expect(player.toast('Result copied')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('clipboard answers')))
  await player.shareButton.click()
  await expect(player.shareButton).toHaveText('Copied!')
})

function lineFor(guess: string): string {
  const { cells, arrow } = hintFor(guess)
  return `${cells} ${arrow}`
}
