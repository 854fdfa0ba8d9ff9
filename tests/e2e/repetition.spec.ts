import type { Page } from '@playwright/test'
import type { CountryCode } from '../../src/geo/countries'
import { decks } from '../../src/geo/decks'
import { DAY_MS } from '../../src/machines/day'
import { REVIEW } from '../../src/machines/journal/review'
import { unseal } from '../../src/machines/journal/seal'
import { languageOf } from '../../src/ui/words/languages'
import { nameOf, wrong } from '../../tools/answers'
import { Player } from '../../tools/player'
import { layoutFaults } from './layout'
import { expect, NOON, test, type Watch } from './test'
import { Tongue } from './tongue'

/** Every country was met: three of them long ago, the others yesterday, at the first guess. */
async function meetAll(page: Page): Promise<void> {
  const noon = Date.parse(NOON)
  const log = decks.twenty.codes.map((country, index) => [
    `${REVIEW}practice.twenty.${index + 1}`,
    JSON.stringify({ version: 1, country, at: noon - (index < 3 ? 100 : 1) * DAY_MS, found: 1 }),
  ])
  await page.addInitScript((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key as string, text as string)
  }, log)
}

/** The country of the round that is stored. */
async function target(page: Page): Promise<string> {
  const key = 'practice.twenty.due'
  const text = await page.evaluate((name) => localStorage.getItem(`world-outline.${name}`), key)
  return nameOf(unseal(JSON.parse(text ?? '{}').target, key) as CountryCode)
}

/** Whether the scheduler was asked for, by a word that no minifier changes. */
async function hasScheduler(page: Page, { requests }: Watch): Promise<boolean> {
  const programs = requests.filter((url) => url.endsWith('.js'))
  expect(programs).not.toHaveLength(0)
  const texts = await Promise.all(programs.map(async (url) => (await page.request.get(url)).text()))
  return texts.some((text) => text.includes('request_retention'))
}

test('What I should repeat asks for what is due, once more for what was missed, and says when that is all', async ({
  player,
  watch,
}) => {
  const { page } = player
  await meetAll(page)
  await player.open('/practice')
  expect(await hasScheduler(page, watch)).toBe(false)
  await page.getByRole('button', { name: 'A random country' }).click()
  await page.getByRole('radio', { name: 'What I should repeat' }).check()
  await expect(page.getByRole('radio', { name: 'The Twenty 20 countries · 0 known 3 due' })).toBeChecked()
  await expect(player.text('3 countries are due today')).toBeVisible()
  await player.button('Start').click()
  await expect(player.text('3 countries left for today')).toBeVisible()
  await expect(player.button('Due · The Twenty · 3')).toBeVisible()
  expect(await hasScheduler(page, watch)).toBe(true)

  let minutes = 0
  const again = async () => {
    await page.clock.setFixedTime(Date.parse(NOON) + ++minutes * 60_000)
    await player.button('Play Again').click()
    await expect(player.text('Guess 1 of 6')).toBeVisible()
  }

  const asked = [await target(page)]
  await player.guess(asked[0] as string)
  await expect(player.text('2 countries left for today')).toBeVisible()
  await page.reload()
  await expect(player.text('2 countries left for today')).toBeVisible()
  await expect(player.button('Due · The Twenty · 2')).toBeVisible()
  await again()
  await page.reload()

  asked.push(await target(page))
  await player.guessAll(wrong(6, asked[1]))
  await expect(player.text('1 country left for today')).toBeVisible()
  await again()
  asked.push(await target(page))
  await player.guess(asked[2] as string)
  expect(asked.sort()).toEqual(decks.twenty.codes.slice(0, 3).map(nameOf).sort())

  // What was missed.
  await expect(player.text('1 country left for today')).toBeVisible()
  await again()
  await player.guessAll(wrong(6, await target(page)))
  await expect(player.text('3 repeated, 0 new, 1 to come back tomorrow')).toBeVisible()

  await page.getByRole('button', { name: 'The Twenty' }).click()
  await expect(player.text('Nothing is due today.')).toBeVisible()
  await page.getByRole('radio', { name: 'By chance' }).check()
  await player.button('Start').click()
  await expect(player.text('Guess 1 of 6')).toBeVisible()
  await expect(player.button('A random country')).toBeVisible()
})

test('The keyboard alone chooses a deck with the arrows and begins with Enter, and a press beside it changes nothing', async ({
  page,
  player,
}) => {
  await meetAll(page)
  await player.open('/practice')
  const choice = player.button('A random country')
  await choice.press('Enter')
  await expect(page.getByRole('radio', { name: 'The Twenty' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(choice).toBeFocused()

  await choice.press('Enter')
  const world = page.getByRole('radio', { name: 'The World' })
  await page.keyboard.press('ArrowDown')
  await expect(world).toBeFocused()
  await expect(world).toBeChecked()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('radio', { name: 'By chance' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(player.button('Due · The World · 3 + 5 new')).toBeVisible()
  await expect(player.text('8 countries left for today')).toBeVisible()
})

for (const lang of ['en', 'de', 'ar', 'ja', 'nl'])
  test.describe(`In ${lang}`, () => {
    test.use({ locale: lang })

    test('what is due is said in one line of a header that is no higher, on a phone and on wider screens', async ({
      page,
    }) => {
      await page.clock.setFixedTime(NOON)
      await meetAll(page)
      await page.addInitScript(() =>
        localStorage.setItem(
          'world-outline.settings',
          JSON.stringify({ version: 1, deck: 'world', order: 'due' }),
        ),
      )
      const { say, called } = new Tongue(lang)
      const { path } = languageOf(lang)
      const player = new Player(page, say, path && `/${path}`, called)
      for (const width of [360, 480, 768, 1440]) {
        await page.setViewportSize({ width, height: 700 })
        await player.open('/practice')
        const subtitle = page.locator('.game-header-due', { hasText: '3 + ' })
        await expect(subtitle).toBeVisible()
        expect(await page.locator('.game-header').evaluate((header) => header.clientHeight)).toBe(55)
        // What stands beside the title is in the middle, as in every header.
        for (const part of await page.locator('.game-header > *, .game-header-actions > *').all()) {
          const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
          expect(Math.abs(y + height / 2 - 27.5)).toBeLessThanOrEqual(0.5)
        }
        expect(await layoutFaults(page)).toEqual([])
      }
    })
  })

test('A daily puzzle asks for nothing that reckons what is due', async ({ player, watch }) => {
  await player.open('/daily')
  await player.guessAll(wrong(5))
  expect(await hasScheduler(player.page, watch)).toBe(false)
})
