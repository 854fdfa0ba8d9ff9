import type { Page } from '@playwright/test'
import { PAGES, pathOf } from '../../src/routes/pages'
import { languageOf } from '../../src/ui/words/languages'
import { ANSWER } from '../../tools/answers'
import { Player } from '../../tools/player'
import { remember } from '../../tools/seed'
import { expect, NOON, test } from './test'

const PHONE = { width: 360, height: 640 }

/** How far down the window an element reaches. */
async function bottomOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).boundingBox()
  return box ? box.y + box.height : Number.NaN
}

/** The addresses of the links in the contents that are seen without scrolling. */
function linksInSight(page: Page): Promise<readonly string[]> {
  return page.getByRole('dialog').evaluate((dialog) =>
    [...dialog.querySelectorAll('a')]
      .filter((link) => {
        const { top, bottom, height } = link.getBoundingClientRect()
        return height > 0 && top >= 0 && bottom <= innerHeight
      })
      .map((link) => new URL(link.href).pathname),
  )
}

test('From every page two taps lead to every other, none of them after scrolling', async ({
  page,
  player,
}) => {
  await page.setViewportSize(PHONE)
  for (const from of PAGES.filter((page) => page !== '404')) {
    await player.open(pathOf(from))
    await player.button('Contents').click()
    await expect(player.button('Statistics')).toBeInViewport()
    const others = PAGES.filter((page) => page !== '404' && page !== '/')
    expect(await linksInSight(page), from).toEqual(expect.arrayContaining(others))
    if (from === '/') continue
    await page.keyboard.press('Escape')
    await expect(page.getByRole('banner').getByRole('link').first()).toHaveAttribute('href', '/')
    await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport()
  }
})

test('Three taps lead to the page in another language', async ({ page, player }) => {
  await page.setViewportSize(PHONE)
  await player.open('/world')
  await player.button('Contents').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('English').first().click()
  await dialog.getByRole('link', { name: 'Deutsch', exact: true }).click()
  await expect(player.heading()).toHaveText('Welträtsel')
})

test('A row of the contents leads there and closes them, also to the page that is on the screen', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  for (const [name, heading] of [
    [/^Daily Puzzle/, 'Daily Puzzle'],
    [/^World Daily/, 'World Daily'],
    [/^My Map/, 'My Map'],
  ] as const) {
    await player.button('Contents').click()
    await page.getByRole('dialog').getByRole('link', { name }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(player.heading()).toHaveText(heading)
  }
})

for (const lang of ['en', 'de', 'ar', 'ja'])
  test.describe(`In ${lang}`, () => {
    test.use({ locale: lang })

    test('the first page of a phone has what to do first above 600 pixels', async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.clock.setFixedTime(NOON)
      const player = new Player(page)
      const { path: folder } = languageOf(lang)
      const path = folder === '' ? '/' : `/${folder}/`
      await player.open(path)
      expect(await bottomOf(page, '.hero-actions')).toBeLessThanOrEqual(600)
      await expect(page.locator('.sample')).toBeVisible()
      await remember(page, ['PL', 'JP'])
      await player.open(path)
      await expect(page.locator('.sample')).toBeHidden()
      await expect(page.locator('.today-mark').first()).toBeVisible()
      expect(await bottomOf(page, '.hero-actions')).toBeLessThanOrEqual(600)
    })
  })

test('The first page tells scope to a stranger, and to a player how today stands', async ({
  page,
  player,
}) => {
  await player.open('/')
  const rows = page.getByRole('region', { name: 'Today' }).getByRole('listitem')
  await expect(rows).toHaveText([
    /20 countries$/,
    /190 countries$/,
    /as many rounds as you like$/,
    /3 minutes$/,
  ])
  await player.link("Play Today's Puzzle").click()
  await player.guess('Italy')
  await player.guess(ANSWER)
  await player.link('Home').click()
  await expect(rows).toHaveText([
    /20 countries\s*solved in 2$/,
    /190 countries\s*not yet$/,
    /as you like$/,
    /3 minutes\s*not yet$/,
  ])
  await expect(page.getByText(/^Streak 1 · next puzzle in /)).toBeVisible()
  // What is filled is what is open.
  const fill = (name: string) =>
    player.link(name).evaluate((link) => getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)')
  await expect.poll(() => fill("Play Today's Puzzle")).toBe(false)
  await expect.poll(() => fill('Practice Mode')).toBe(true)
})

test('What could not be stored is told on the first page all the same', async ({ page, player }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await player.open('/daily')
  await player.guess(ANSWER)
  await player.link('Home').click()
  await expect(page.getByRole('link', { name: /^Daily Puzzle/ })).toContainText('solved in 1')
})

test('What is typed on a computer begins a guess, as soon as the mouse is over the page', async ({
  page,
  player,
}) => {
  await player.open('/')
  await player.link("Play Today's Puzzle").click()
  await expect(player.input).toBeEnabled()
  await page.mouse.move(40, 300)
  await page.keyboard.type('ita')
  await expect(player.input).toHaveValue('ita')
  await page.getByRole('option', { name: 'Italy' }).click()
  await expect(player.guesses).toHaveCount(1)
  await page.keyboard.type('fra')
  await expect(player.input).toHaveValue('fra')
})

test('Whoever moves no mouse begins at the heading of a game', async ({ page, player }) => {
  await player.open('/')
  await player.link("Play Today's Puzzle").focus()
  await page.keyboard.press('Enter')
  await expect(player.input).toBeEnabled()
  await expect(player.heading()).toBeFocused()
})

test('A mouse takes the focus from nothing that has it', async ({ page, player }) => {
  await player.open('/daily')
  await player.button('Settings').focus()
  await page.mouse.move(40, 300)
  await page.mouse.move(60, 300)
  await expect(player.button('Settings')).toBeFocused()
})

test('The page of challenges makes one', async ({ page, player }) => {
  await player.open('/challenge')
  await player.button('Challenge a friend').click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Link' })).toHaveValue(
    /\/challenge#\w+$/,
  )
})
