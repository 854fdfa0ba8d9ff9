import { readdirSync, readFileSync } from 'node:fs'
import { transformWithOxc } from 'vite'
import { TARGET } from '../../scripts/site/browsers'
import { ANSWER, wrong } from '../../tools/answers'
import { takeNewerAway } from './olderSafari'
import { expect, test } from './test'

test('The game is won, shared and looked at without anything that is newer than the oldest Safari', async ({
  page,
  player,
}) => {
  await takeNewerAway(page)
  await player.open('/')
  // What is taken away is gone, and what the oldest Safari has is there.
  expect(
    await page.evaluate(() => [
      'adoptedStyleSheets' in document,
      'requestIdleCallback' in window,
      'toSorted' in Array.prototype,
      'structuredClone' in window,
      'at' in Array.prototype,
    ]),
  ).toEqual([false, false, false, true, true])
  await expect(async () => page.evaluate(() => new CSSStyleSheet())).rejects.toThrow('Illegal constructor')
  await player.link("Play Today's Puzzle").first().click()
  await player.guessAll([...wrong(2), ANSWER])
  await expect(player.text(`You found ${ANSWER} in 3 guesses.`)).toBeVisible()
  await player.shareButton.click()
  // The styles of a part that comes late are in force.
  const toast = player.toast('Result copied to clipboard!')
  await expect(toast).toHaveCSS('position', 'absolute')
  await expect(player.globe).toHaveCSS('border-top-style', 'solid')
  for (const name of ['Contents', 'Settings']) {
    await player.button(name).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.reload()
  await expect(player.guesses).toHaveCount(3)
  await player.open('/practice')
  await player.button('New').click()
  await player.guessAll(wrong(1))
  await expect(player.guesses).toHaveCount(1)
})

test('The oldest browsers can read every program of the site', async () => {
  const names = ['worker.js', ...readdirSync('dist/assets').map((name) => `assets/${name}`)]
  for (const name of names.filter((each) => each.endsWith('.js'))) {
    const code = readFileSync(`dist/${name}`, 'utf8')
    // What they cannot read would be written in another way for them.
    const [forThem, forAny] = await Promise.all(
      [TARGET, 'esnext' as const].map((target) => transformWithOxc(code, name, { target, sourcemap: false })),
    )
    expect(forThem?.code, name).toBe(forAny?.code)
  }
})
