import type { Page } from '@playwright/test'
import { PAGES, pathOf } from '../../src/routes/pages'
import { headings } from './headings'
import { expect, test } from './test'

test('Every page has one heading of the first level, and a title and description of its own', async ({
  page,
  player,
  watch,
}) => {
  watch.expect(/\/nowhere|status of 404/)
  const [titles, descriptions] = [new Set<string>(), new Set<string>()]
  for (const each of PAGES) {
    await player.open(pathOf(each))
    await expect(player.heading()).toHaveCount(1)
    await expect(player.heading()).toHaveText(headings[each])
    await expect(page).toHaveTitle(/World Outline Game/)
    titles.add(await page.title())
    const description = page.locator('meta[name="description"]')
    await expect(description).toHaveCount(1)
    await expect(description).toHaveAttribute('content', /^.{20,200}$/)
    descriptions.add((await description.getAttribute('content')) ?? '')
    await expect(page.getByRole('main')).toHaveCount(1)
  }
  expect(titles.size).toBe(PAGES.length)
  expect(descriptions.size).toBe(PAGES.length)
})

test('The footer leads to the rules and to About, and has a copyright line', async ({ page, player }) => {
  await player.open('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(/©|Copyright/)).toBeVisible()
  await footer.locator('a[href="/how-to-play"]').click()
  await expect(player.heading()).toHaveText('How to Play')
  await page.goBack()
  await footer.locator('a[href="/about"]').click()
  await expect(player.heading()).toHaveText(/About/)
})

for (const path of ['/nowhere', '/daily/2026-11-21', '/%F0%9F%97%BA', '/Daily.html']) {
  test(`${path} is not on the map, and the console says so`, async ({ page, player, watch }) => {
    watch.expect(/\/nowhere|\/daily\/|F0%9F|🗺|Daily\.html|status of 404/)
    await player.open(path)
    await expect(player.heading()).toHaveText("This location isn't on our map")
    await expect(player.text("The page you're looking for doesn't exist.")).toBeVisible()
    await expect.poll(() => watch.log.map(decodeURI).join('\n')).toContain(decodeURI(path))
    await player.link('Return to Home').click()
    await expect(player.heading()).toHaveText('The World Outline Game')
    expect(new URL(page.url()).pathname).toBe('/')
  })
}

for (const [path, heading] of [
  ['/daily//', 'Daily Puzzle'],
  ['/%64aily', 'Daily Puzzle'],
  ['/sprint//', 'Sprint'],
  ['/de//daily//', 'Tagesrätsel'],
  ['/de', 'The World Outline Game'],
] as const) {
  test(`${path} is the page that the host takes it for`, async ({ page, player }) => {
    await player.open(path)
    await page.waitForLoadState('networkidle')
    await expect(player.heading()).toHaveText(heading)
    // The program has it.
    await page.locator('.icon-button').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
}

test('Going to another page moves focus to its heading and begins at its top', async ({ page, player }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await player.open('/')
  await page.getByRole('contentinfo').locator('a[href="/about"]').click()
  await expect(player.heading()).toHaveText(/About/)
  await expect(player.heading()).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await player.link('The World Outline Game').click()
  await expect(player.heading()).toHaveText('The World Outline Game')
  await expect(player.heading()).toBeFocused()
  for (const [link, heading] of [
    ["Play Today's Puzzle", 'Daily Puzzle'],
    ['Home', 'The World Outline Game'],
  ] as const) {
    // A mouse over a game gives its field the focus.
    await player.link(link).first().press('Enter')
    await expect(player.heading()).toHaveText(heading)
    await expect(player.heading()).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  }
})

test('A page that is opened by its address does not move focus', async ({ page, player }) => {
  await player.open('/about')
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('Going back finds the place that was left', async ({ page, player }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await player.open('/')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(300)
  await page.getByRole('contentinfo').locator('a[href="/how-to-play"]').click()
  await expect(player.heading()).toHaveText('How to Play')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(player.heading()).toHaveText('The World Outline Game')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  await page.goForward()
  await expect(player.heading()).toHaveText('How to Play')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('Going back finds the place that was left after a reload, too', async ({ page, player }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const scrollTo = async (offset: number) => {
    await page.evaluate((to) => window.scrollTo(0, to), offset)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(offset)
    // The page hears of it with the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const expectPlace = async (heading: string, offset: number) => {
    await expect(player.heading()).toHaveText(heading)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(offset)
  }
  await player.open('/')
  await scrollTo(700)
  // The browser itself finds the place after a reload, and the game goes on from there.
  await page.reload()
  await expectPlace('The World Outline Game', 700)
  // A click would bring the link into sight.
  await page.getByRole('contentinfo').locator('a[href="/how-to-play"]').dispatchEvent('click')
  await expectPlace('How to Play', 0)
  await scrollTo(400)
  await page.goBack()
  await expectPlace('The World Outline Game', 700)
  await page.goForward()
  await expectPlace('How to Play', 400)
  for (let time = 0; time < 2; time++) await page.reload()
  await expectPlace('How to Play', 400)
  await page.goBack()
  await expectPlace('The World Outline Game', 700)
  await page.goForward()
  await expectPlace('How to Play', 400)
})

test('Going back twice, the second time before the page is there, finds the page', async ({
  page,
  player,
}) => {
  await player.open('/about')
  await page.getByRole('contentinfo').locator('a[href="/how-to-play"]').click()
  await expect(player.heading()).toHaveText('How to Play')
  await page.goto('/league')
  // The program is there, and not what it shows on that page.
  let free = () => {}
  const isFree = new Promise<void>((resolve) => {
    free = resolve
  })
  const own = await partsOf(page, '/how-to-play')
  await page.route('**/assets/*.js', async (route) => {
    if (own.has(new URL(route.request().url()).pathname)) await isFree
    await route.continue()
  })
  await page.goBack({ waitUntil: 'domcontentloaded' })
  await page.evaluate(() => history.back())
  await page.waitForURL('/about')
  free()
  await expect(player.heading()).toHaveText(/About/)
  await page.getByRole('button', { name: 'Contents' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

/** The files that one page needs and the page of the league does not. */
async function partsOf(page: Page, path: string): Promise<ReadonlySet<string>> {
  const [own, others] = await Promise.all(
    [path, '/league'].map(async (each) => {
      const html = await (await page.request.get(each)).text()
      return Array.from(html.matchAll(/modulepreload" crossorigin href="([^"]*)"/g), ([, file = '']) => file)
    }),
  )
  return new Set(own?.filter((file) => !others?.includes(file)))
}

test('A round that was left for another page is found again as it was', async ({ page, player }) => {
  await player.open('/daily')
  await player.guess('Italy')
  await player.link('Home').click()
  await page.goBack()
  await expect(player.guesses).toHaveCount(1)
  await expect(player.guesses).toContainText('Italy')
})
