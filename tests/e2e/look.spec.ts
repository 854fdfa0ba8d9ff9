import type { Page } from '@playwright/test'
import { Player } from '../../tools/player'
import { expect, test } from './test'

test.use({ serviceWorkers: 'allow' })

/** The paper of high contrast at night. */
const BLACK = 'rgb(0, 0, 0)'

/** The colour of the paper by day and by night. */
const [DAY, NIGHT] = ['#f5f0e3', '#0f1519']

/** The colour that a browser takes for its own bars: the first that the document has for its surroundings. */
const barOf = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  )

test('The chosen look is there from the first paint of the next load', async ({ page, player, watch }) => {
  await player.open('/daily')
  await player.button('Settings').click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.getByRole('radio', { name: 'High contrast' }).check()
  await player.keptOffline()
  // Before any of the game's own code has run, the page is already as it was chosen.
  watch.expect(/ERR_FAILED/)
  await page.route('**/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveCSS('background-color', BLACK)
})

test('Where no worker answers, the program brings the chosen look', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL as string, serviceWorkers: 'block' })
  await page.addInitScript(() =>
    localStorage.setItem('world-outline.settings', '{"theme":"dark","contrast":"high"}'),
  )
  for (const path of ['/about', '/daily']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveCSS('background-color', BLACK)
  }
  await page.close()
})

test('On a later visit with nothing, little or nonsense in store the document is not marked with undefined', async ({
  page,
  player,
}) => {
  await player.open('/about')
  await player.keptOffline()
  for (const text of [undefined, '{"units":"miles"}', '7']) {
    await page.evaluate(
      (kept) => kept !== undefined && localStorage.setItem('world-outline.settings', kept),
      text,
    )
    for (const path of ['/about', '/daily']) {
      await player.open(path)
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'undefined')
      await expect(page.locator('html')).not.toHaveAttribute('data-contrast', 'undefined')
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(245, 240, 227)')
    }
  }
})

for (const [system, choice, own, other] of [
  ['light', 'Dark', DAY, NIGHT],
  ['dark', 'Light', NIGHT, DAY],
] as const) {
  test(`The bars of a browser on a ${system} system follow the theme ${choice}, at once and from the first paint`, async ({
    page,
    player,
    context,
    watch,
  }) => {
    const reader = new Player(await context.newPage())
    for (const each of [page, reader.page]) await each.emulateMedia({ colorScheme: system })
    await reader.open('/about')
    await reader.keptOffline()
    await player.open('/daily')
    expect(await barOf(page)).toBe(own)
    await player.button('Settings').click()
    await page.getByRole('radio', { name: choice, exact: true }).check()
    await expect.poll(() => barOf(page)).toBe(other)
    await expect.poll(() => barOf(reader.page)).toBe(other)
    await page.getByRole('radio', { name: 'System' }).check()
    await expect.poll(() => barOf(page)).toBe(own)
    await page.getByRole('radio', { name: choice, exact: true }).check()
    watch.expect(/ERR_FAILED/)
    await page.route('**/*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'commit' })
    await expect(player.heading()).toBeVisible()
    expect(await barOf(page)).toBe(other)
  })
}
