import type { Page } from '@playwright/test'
import { PLACES } from '../../src/routes/contents/places'
import { pathOf } from '../../src/routes/pages'
import { rested } from '../../tools/rested'
import { headings, NAMES, TRIED } from './headings'
import { hold } from './hold'
import { expect, test } from './test'

test('Every page has one heading of the first level, and a title and description of its own', async ({
  page,
  player,
  watch,
}) => {
  watch.expect(/\/nowhere|status of 404/)
  const [titles, descriptions] = [new Set<string>(), new Set<string>()]
  for (const each of TRIED) {
    await player.open(pathOf(each))
    await expect(player.heading()).toHaveCount(1)
    await expect(player.heading()).toHaveText(headings[each])
    if (each !== '404' && each !== '/') await expect(page.getByRole('banner')).toContainText(headings[each])
    await expect(page).toHaveTitle(each === '/' ? NAMES[each] : `${NAMES[each]} · The World Outline Game`)
    titles.add(await page.title())
    const description = page.locator('meta[name="description"]')
    await expect(description).toHaveCount(1)
    await expect(description).toHaveAttribute('content', /^.{20,200}$/)
    descriptions.add((await description.getAttribute('content')) ?? '')
    await expect(page.getByRole('main')).toHaveCount(1)
  }
  expect(titles.size).toBe(TRIED.length)
  expect(descriptions.size).toBe(TRIED.length)
})

for (const path of ['/nowhere', '/%F0%9F%97%BA', '/Daily.html']) {
  test(`${path} is not on the map, and the console says so`, async ({ page, player, watch }) => {
    watch.expect(/\/nowhere|F0%9F|🗺|Daily\.html|status of 404/)
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
    await rested(page)
    await expect(player.heading()).toHaveText(heading)
    // The program has it.
    await page.getByRole('banner').locator('.icon-button').last().click()
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
  await player.link('Home').click()
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

test('Going back and forth finds the place that was left, after a reload too', async ({ page, player }) => {
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
  await page.goto('/friends')
  // The program is there, and not what it shows on that page.
  const own = await partsOf(page, '/how-to-play')
  const free = await hold(page, ({ pathname }) => own.has(pathname))
  // The page that is left may still name its own address, which a call for the one before takes for an answer.
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForURL('/how-to-play', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => history.back())
  await page.waitForURL('/about')
  free()
  await expect(player.heading()).toHaveText(/About/)
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

/** The files that one page needs and the page of the league does not. */
async function partsOf(page: Page, path: string): Promise<ReadonlySet<string>> {
  const [own, others] = await Promise.all(
    [path, '/friends'].map(async (each) => {
      const html = await (await page.request.get(each)).text()
      return Array.from(html.matchAll(/modulepreload" crossorigin href="([^"]*)"/g), ([, file = '']) => file)
    }),
  )
  return new Set(own?.filter((file) => !others?.includes(file)))
}

test('From every page two taps lead to every place, none of them after scrolling', async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const places = PLACES.map(({ path }) => path)
  for (const from of TRIED.filter((page) => page !== '404')) {
    await player.open(pathOf(from))
    await player.button('Contents').click()
    expect(await linksInSight(page), from).toEqual(places)
    await page.keyboard.press('Escape')
    await expect(player.button('Contents')).toBeFocused()
    if (from === '/') continue
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/')
    await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport()
  }
})

test('Two taps lead to the page in another language', async ({ page, player }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await player.open('/world')
  await player.readIn('Deutsch')
  await expect(player.heading()).toHaveText('Welträtsel')
})

test('A place in the menu leads there and closes it, also to the page that is on the screen', async ({
  page,
  player,
}) => {
  await player.open('/atlas')
  for (const [name, heading] of [
    ['Atlas', 'Atlas'],
    ['Practice', 'Practice Mode'],
    ['Help', 'How to Play'],
  ] as const) {
    await player.button('Contents').click()
    const items = page.locator('.menu-items')
    await items.getByRole('link', { name }).click()
    await expect(items.getByRole('link')).toHaveCount(0)
    await expect(player.heading()).toHaveText(heading)
  }
})

/** The addresses of the links in the menu that are seen without scrolling. */
function linksInSight(page: Page): Promise<readonly string[]> {
  return page.locator('.page-header-actions .menu-items').evaluate((menu) =>
    [...menu.querySelectorAll('a')]
      .filter((link) => {
        const { top, bottom, height } = link.getBoundingClientRect()
        return height > 0 && top >= 0 && bottom <= innerHeight
      })
      .map((link) => new URL(link.href).pathname),
  )
}
