import { PAGES, pathOf } from '../../src/routes/pages'
import { ANSWER, wrong } from '../../tools/oracle'
import type { Player } from '../../tools/player'
import { expect, test } from './test'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('A whole game is played with the finger at 360×640', async ({ player }) => {
  await player.open('/')
  await player.link("Play Today's Puzzle").first().tap()
  await expect(player.heading()).toHaveText('Daily Puzzle')
  for (const [index, name] of [...wrong(5), ANSWER].entries()) {
    await player.input.tap()
    await player.type(name.slice(0, 4).toLowerCase())
    await player.suggestion(name).tap()
    await expect(player.guesses).toHaveCount(index + 1)
  }
  await expect(player.guesses.last()).toContainText('✓ Correct!')
  await player.shareButton.tap()
  await expect(player.toast('Result copied to clipboard!')).toBeVisible()
})

test('Enter on the keyboard of a phone, which composes every word, guesses', async ({ page, player }) => {
  await player.open('/daily')
  await player.input.tap()
  const session = await page.context().newCDPSession(page)
  await session.send('Input.imeSetComposition', { text: 'braz', selectionStart: 4, selectionEnd: 4 })
  await expect(page.getByRole('option', { selected: true })).toHaveText('Brazil')
  await player.input.press('Enter')
  await expect(player.guesses).toContainText(['Brazil'])
})

test('Outline, input and three suggestions are in sight at once', async ({ player }) => {
  await player.open('/daily')
  await player.input.tap()
  await player.type('a')
  await expect(player.outline).toBeInViewport({ ratio: 1 })
  await expectInputAndThree(player)
})

test('They still are when the keyboard takes the lower part of the screen', async ({ page, player }) => {
  await player.open('/daily')
  await player.input.tap()
  await page.setViewportSize({ width: 360, height: 400 })
  await player.type('a')
  await expect(player.outline).toBeInViewport({ ratio: 0.5 })
  await expectInputAndThree(player)
})

test('No page scrolls sideways on a narrow phone, and the targets on each are large enough', async ({
  player,
}) => {
  for (const path of PAGES.map(pathOf).filter((path) => path !== '/nowhere')) await expectNarrow(player, path)
})

test('Nor does the page for what is not there', async ({ player, watch }) => {
  watch.expect(/\/nowhere|status of 404/)
  await expectNarrow(player, '/nowhere')
})

async function expectNarrow(player: Player, path: string) {
  await player.open(path)
  expect(await player.page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
    360,
  )
  // WCAG 2.2, 2.5.8: at least 24 by 24, unless a link stands within a sentence. A control can be touched on its label, too.
  const small = await player.page.locator('button, input, a:not(p a):not(li a)').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
      const isSmall = width > 0 && Math.min(width, height) < 24
      return isSmall ? [`${control.textContent}: ${width} by ${height}`] : []
    }),
  )
  expect(small, path).toEqual([])
}

async function expectInputAndThree(player: Player) {
  await expect(player.input).toBeInViewport({ ratio: 1 })
  for (const index of [0, 1, 2]) await expect(player.suggestions.nth(index)).toBeInViewport({ ratio: 1 })
}
