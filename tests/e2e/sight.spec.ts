import type { Locator } from '@playwright/test'
import { languageOf } from '../../src/ui/words/languages'
import { wrong } from '../../tools/answers'
import { Player } from '../../tools/player'
import { remember } from '../../tools/seed'
import { layoutFaults } from './layout'
import { expect, NOON, test } from './test'
import { Tongue } from './tongue'

// What has to be in sight together in windows that are low: phones upright, on their side, with the keyboard open, and a
// desk's window at 200 % and 400 %.

for (const [width, height] of [
  [360, 380],
  [640, 360],
  [360, 640],
] as const)
  test(`At ${width}×${height} outline, field and three suggestions are in sight, and the one that is highlighted`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/daily', '/practice', '/atlas/album?day=2026-03-04']) {
      await player.open(path)
      await player.input.click()
      await player.type('a')
      await expect(player.outline, path).toBeInViewport({ ratio: 0.9 })
      for (const part of [player.input, ...[0, 1, 2].map((index) => player.suggestions.nth(index))])
        await expect(part, path).toBeInViewport({ ratio: 1 })
    }
    for (let presses = 0; presses < 8; presses++) await player.input.press('ArrowDown')
    await expect(player.suggestions.nth(7)).toBeInViewport({ ratio: 0.9 })
    await player.input.press('Escape')
    await player.input.press('ArrowUp')
    const selected = page.getByRole('option', { selected: true })
    await expect(selected).toHaveText((await player.suggestions.last().textContent()) ?? '')
    await expect(selected).toBeInViewport({ ratio: 0.9 })
  })

for (const [width, height] of [
  [640, 360],
  // A phone on its side with the keyboard open.
  [844, 200],
  [844, 390],
  [1280, 600],
] as const)
  test(`At ${width}×${height} the first page has its plate, its field and three suggestions in sight`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height })
    await player.open('/')
    await player.type('a')
    for (const part of [page.locator('.home-plate > .plate'), player.input, player.suggestions.nth(2)])
      await expect.poll(() => isInSight(part)).toBe(true)
  })

for (const [width, height] of [
  [640, 360],
  [320, 256],
] as const)
  test(`At ${width}×${height} practice has its choice of countries, and a past day its date and its arrows`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height })
    await player.open('/practice')
    const choice = player.button('A random country')
    await expect(choice).toBeInViewport({ ratio: 1 })
    await choice.click()
    await page.getByRole('radio', { name: 'Oceania' }).click()
    await player.button('Start').click()
    await expect(player.button('Oceania')).toBeInViewport({ ratio: 1 })

    await player.open('/atlas/album?day=2026-03-04')
    await expect(page.getByText('4 March 2026')).toBeInViewport({ ratio: 1 })
    await expect(player.link(/3 March 2026/)).toBeInViewport({ ratio: 1 })
    await player.link(/5 March 2026/).click()
    await expect(page.getByText('5 March 2026')).toBeInViewport({ ratio: 1 })
  })

for (const [width, height] of [
  [360, 340],
  [390, 420],
  [640, 360],
] as const)
  test(`At ${width}×${height} a sprint has its outline, its clock and three suggestions in sight`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height })
    await player.open('/sprint')
    await player.button('Start').first().click()
    await page.locator('.plate-outline path[d]').waitFor()
    await player.input.fill('an')
    await expect(player.suggestions.nth(3)).toBeAttached()
    for (const part of [
      page.locator('.plate'),
      page.getByTitle('Hear the time left'),
      player.suggestions.nth(2),
    ]) {
      const box = await part.boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(-1)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1)
    }
  })

for (const lang of ['en', 'de', 'ar', 'ja'])
  test.describe(`In ${lang}`, () => {
    test.use({ locale: lang })
    const { say, called } = new Tongue(lang)
    const { path: folder } = languageOf(lang)
    const home = folder && `/${folder}`

    for (const [width, height] of [
      [360, 340],
      [360, 640],
      [390, 420],
      [640, 360],
    ] as const)
      test(`the field and the last hint are in sight together, and the plate keeps its size, at ${width}×${height}, after each guess`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height })
        await page.clock.setFixedTime(NOON)
        const player = new Player(page, say, home, called)
        await player.open('/daily')
        const plate = page.locator('.plate')
        const before = await plate.boundingBox()
        for (const [index, guess] of wrong(5).entries()) {
          await player.guess(guess)
          expect(await plate.boundingBox(), `after ${index + 1}`).toEqual(before)
          const row = player.guesses.nth(index)
          for (const part of [row.locator('.guess-name'), row.locator('.guess-percent'), player.input])
            await expect.poll(() => isInSight(part), `after ${index + 1}`).toBe(true)
        }
        if (height === 640 && lang === 'en')
          expect(await isInSight(page.locator('.guess-free').last()), 'the row that is free').toBe(true)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      })

    test('at 390×508 with the keyboard open nothing lies over the words or the outline', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 508 })
      await page.clock.setFixedTime(NOON)
      const player = new Player(page, say, home, called)
      for (const path of ['/daily', '/world', '/practice']) {
        await player.open(path)
        await page.locator('.plate-outline path[d]').waitFor()
        expect(await layoutFaults(page), path).toEqual([])
      }
    })

    test('the first page of a phone has what to do first above 600 pixels', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.clock.setFixedTime(NOON)
      const player = new Player(page, say, home, called)
      const expectActions = async () => {
        const { y = Number.NaN, height = 0 } = (await page.locator('.hero-actions').boundingBox()) ?? {}
        expect(y + height).toBeLessThanOrEqual(600)
      }
      await player.open('/')
      await expectActions()
      for (const part of [page.locator('.home-plate'), player.input])
        await expect(part).toBeInViewport({ ratio: 1 })
      // A keyboard leaves this much.
      await page.setViewportSize({ width: 360, height: 380 })
      await player.type('an')
      for (const part of [page.locator('.home-plate'), player.input, player.suggestions.nth(2)])
        await expect.poll(() => isInSight(part)).toBe(true)
      await page.setViewportSize({ width: 360, height: 640 })
      await remember(page, ['PL', 'JP'])
      await player.open('/')
      await expect(page.locator('.home-plate')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.today-mark').first()).toBeVisible()
      await expectActions()
    })
  })

/** Whether the whole of something is within the window. */
async function isInSight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
  })
}
