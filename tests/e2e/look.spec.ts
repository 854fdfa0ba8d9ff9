import { expect, test } from './test'

test.use({ serviceWorkers: 'allow' })

/** The paper of high contrast at night. */
const BLACK = 'rgb(0, 0, 0)'

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

test('A first visit is painted without asking the storage', async ({ page, player }) => {
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype
    let reads = 0
    Storage.prototype.getItem = function (key) {
      reads++
      return getItem.call(this, key)
    }
    // The page is read and no program has run: programs wait for just that.
    const note = () => Object.assign(globalThis, { early: reads })
    document.addEventListener('readystatechange', note, { once: true })
  })
  const early = () => page.evaluate(() => (globalThis as unknown as { early: number }).early)
  await player.open('/about')
  expect(await early()).toBe(0)
  await player.keptOffline()
  await player.open('/about')
  expect(await early()).toBe(1)
})

test('Where no worker answers, the program brings the chosen look', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL: baseURL as string, serviceWorkers: 'block' })
  await page.addInitScript(() =>
    localStorage.setItem('outline.settings', '{"theme":"dark","contrast":"high"}'),
  )
  for (const path of ['/about', '/daily']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveCSS('background-color', BLACK)
  }
  await page.close()
})

for (const [stored, text] of [
  ['nothing', undefined],
  ['units alone', '{"units":"miles"}'],
  ['nonsense', '7'],
] as const) {
  test(`On a later visit with ${stored} in store the document is not marked with undefined`, async ({
    page,
    player,
  }) => {
    await player.open('/about')
    await player.keptOffline()
    await page.evaluate((kept) => kept !== undefined && localStorage.setItem('outline.settings', kept), text)
    for (const path of ['/about', '/daily']) {
      await player.open(path)
      await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'undefined')
      await expect(page.locator('html')).not.toHaveAttribute('data-contrast', 'undefined')
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(245, 240, 227)')
    }
  })
}
