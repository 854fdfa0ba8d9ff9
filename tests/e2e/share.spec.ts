import { ANSWER, hintFor, NAMES, wrong } from '../../tools/oracle'
import type { Player } from '../../tools/player'
import { expect, NOON, test } from './test'

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

test('A loss is shared with an X and six lines, and does not spoil the answer', async ({
  player,
  baseURL,
}) => {
  const misses = wrong(6)
  await player.open('/daily')
  await player.guessAll(misses)
  await player.shareButton.click()
  await expect(player.toast('Result copied to clipboard!')).toBeVisible()
  const text = await player.clipboard()
  expect(text).toBe(
    [
      'The World Outline Game 2026-11-21 X/6',
      ...misses.map(lineFor),
      `Play at ${baseURL}/daily #WorldOutline`,
    ].join('\n'),
  )
  for (const name of NAMES) expect(text).not.toContain(name)
})

test('Copied! stays for 2000 ms after the write, to the millisecond', async ({ page, player }) => {
  await page.clock.install({ time: NOON })
  await player.open('/daily')
  await player.guess(ANSWER)
  await expect(player.shareButton).toHaveText('Share Result')
  await page.clock.pauseAt('2026-11-21T13:00:00Z')
  await player.shareButton.click()
  await expect(player.shareButton).toHaveText('Copied!')
  await page.clock.runFor(1999)
  await expect(player.shareButton).toHaveText('Copied!')
  await page.clock.runFor(1)
  await expect(player.shareButton).toHaveText('Share Result')
})

test('Copied! is not said before the clipboard has the text', async ({ page, player }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      new Promise((resolve) => addEventListener('written', () => resolve(), { once: true }))
  })
  await finish(player)
  await player.shareButton.click()
  await expect(player.shareButton).toBeFocused()
  await expect(player.shareButton).toHaveText('Share Result')
  await expect(player.toast('Result copied')).toHaveCount(0)
  await page.evaluate(() => dispatchEvent(new Event('written')))
  await expect(player.shareButton).toHaveText('Copied!')
  await expect(player.toast('Result copied to clipboard!')).toBeVisible()
})

test('The result can be shared again, and every press that copies says so', async ({ player }) => {
  await finish(player)
  await player.shareButton.click()
  await expect(player.shareButton).toHaveText('Copied!')
  await expect(player.shareButton).toHaveText('Share Result')
  await player.shareButton.click()
  await expect(player.shareButton).toHaveText('Copied!')
})

test('A write that is refused is told, and the text stands selected to be copied by hand', async ({
  page,
  player,
  baseURL,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
  })
  await finish(player)
  await expectFailure(player, baseURL)
})

test('Where there is no clipboard it is told, and the text stands selected', async ({
  page,
  player,
  baseURL,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await finish(player)
  await expectFailure(player, baseURL)
})

async function finish(player: Player) {
  await player.open('/daily')
  await player.guessAll([...wrong(1), ANSWER])
}

async function expectFailure(player: Player, baseURL: string | undefined) {
  await player.shareButton.click()
  await expect(player.toast('Failed to copy to clipboard')).toBeVisible()
  await expect(player.text('Failed to copy to clipboard')).toBeVisible()
  await expect(player.shareButton).toHaveText('Share Result')
  await expect.poll(() => player.selectedText()).toMatch(/^The World Outline Game 2026-11-21 2\/6\n/)
  expect((await player.selectedText()).trim().split('\n').at(-1)).toBe(
    `Play at ${baseURL}/daily #WorldOutline`,
  )
  await expect(player.toast('Result copied')).toHaveCount(0)
}

function lineFor(guess: string): string {
  const { cells, arrow } = hintFor(guess)
  return `${cells} ${arrow}`
}
