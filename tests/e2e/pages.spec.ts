import { expect, test } from './test'

const TEXTS = [
  { path: '/', words: 'Play Today' },
  { path: '/how-to-play', words: 'Understanding Hints' },
  { path: '/about', words: 'Privacy and Fair Play' },
]
const GAMES = ['/daily', '/practice']

test.describe('With scripts switched off', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, words } of TEXTS) {
    test(`${path} can be read and left by its links`, async ({ page, player }) => {
      await page.goto(path)
      await expect(player.heading()).toBeVisible()
      await expect(page.getByRole('main')).toContainText(words)
      await page.getByRole('link', { name: 'About' }).last().click()
      await expect(player.heading()).toHaveText(/About/)
    })
  }

  for (const path of GAMES) {
    test(`${path} stands as a frame and says what it needs`, async ({ page, player, request }) => {
      await page.goto(path)
      await expect(player.heading()).toBeVisible()
      await expect(page.getByLabel('Guess a country')).toBeDisabled()
      await expect(player.outline.locator('path')).toHaveAttribute('d', '')
      // Scripts that are switched off this way leave the element hidden, so it is read as it was sent.
      const html = await (await request.get(path)).text()
      expect(html).toMatch(/<noscript>.*This game is played with JavaScript.*<\/noscript>/)
    })
  }
})

for (const path of [...TEXTS.map(({ path }) => path), ...GAMES]) {
  test(`${path} is a handful of requests, and nothing on it moves`, async ({ page, player, watch }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as LayoutShift).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await player.open(path)
    await page.waitForLoadState('networkidle')
    expect(watch.requests.length).toBeLessThanOrEqual(GAMES.includes(path) ? 8 : 6)
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(
      0.01,
    )
  })

  test(`${path} is told to those who share it, with its own title`, async ({ page, request }) => {
    const html = await (await request.get(path)).text()
    const [, title] = /<title>(.*?)<\/title>/.exec(html) ?? []
    expect(html).toContain(`<meta property="og:title" content="${title}">`)
    expect(html).toContain(`data-page="${path}"`)
    await page.goto(`${path === '/' ? '' : path}/`)
    await expect(page).toHaveTitle(title as string)
  })
}

test('Text pages keep the elements that they were sent with', async ({ page, player }) => {
  await page.addInitScript(() => {
    addEventListener(
      'DOMContentLoaded',
      () => Object.assign(window, { sent: document.querySelector('h1') }),
      {
        capture: true,
      },
    )
  })
  for (const path of ['/', '/about/', '/how-to-play']) {
    await player.open(path)
    await page.waitForLoadState('networkidle')
    const isKept = await page.evaluate(
      () => (window as unknown as { sent: Element }).sent === document.querySelector('h1'),
    )
    expect(isKept, path).toBe(true)
  }
})

test('Pointing at a Play link fetches the game ahead', async ({ page, player, watch }) => {
  await player.open('/')
  await page.waitForLoadState('networkidle')
  const before = watch.requests.length
  await player.link("Play Today's Puzzle").first().hover()
  await expect.poll(() => watch.requests.length).toBeGreaterThan(before)
  await page.waitForLoadState('networkidle')
  const after = watch.requests.length
  await player.link("Play Today's Puzzle").first().click()
  await expect(player.input).toBeEnabled()
  expect(watch.requests.slice(after).filter((url) => url.endsWith('.js')).length).toBeLessThanOrEqual(1)
})

type LayoutShift = PerformanceEntry & { readonly value: number }
