import type { Page } from '@playwright/test'
import { rested } from '../../tools/rested'
import { PROVOKED, type Step, tours } from './states'
import { expect, test } from './test'

// A browser in which a person has set letters twice as large, on a phone.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    }),
})

/** States that are in none of the other walks. */
const further: readonly Step[] = [
  ['a past day', (player) => player.open('/archive?day=2026-03-04')],
  [
    'the table of the map',
    async (player) => {
      await player.open('/map')
      await player.page.locator('summary').first().click()
    },
  ],
]

/** By how many pixels the page, or the dialog over it, goes on beyond its side. */
const beyond = (page: Page) =>
  page.evaluate(() =>
    Math.max(
      ...[document.documentElement, ...document.querySelectorAll('dialog')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    ),
  )

for (const [tour, steps] of Object.entries({ ...tours, further })) {
  test(`With letters twice as large nothing of the walk “${tour}” scrolls sideways`, async ({
    page,
    player,
    watch,
  }) => {
    test.slow()
    watch.expect(PROVOKED)
    for (const [state, go] of steps) {
      await go(player)
      await rested(page)
      expect(
        await page.locator('body').evaluate((body) => Number.parseFloat(getComputedStyle(body).fontSize)),
      ).toBe(32)
      expect.soft(await beyond(page), state).toBe(0)
    }
  })
}
