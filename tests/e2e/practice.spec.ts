import type { Page } from '@playwright/test'
import { decks } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { deobfuscate } from '../../src/machines/journal/seal'
import { SETTINGS } from '../../src/machines/journal/settings'
import { DAY_MS } from '../../src/machines/schedule/day'
import { languageOf } from '../../src/ui/words/languages'
import { nameOf, wrong } from '../../tools/answers'
import { Player } from '../../tools/player'
import { rested } from '../../tools/rested'
import { deal } from '../../tools/seed'
import { entriesOf, storeOf } from '../machines/logged'
import { disturbancesIn, framesOf, logFrames } from './frameLog'
import { layoutFaults } from './layout'
import { expect, NOON, test } from './test'

for (const key of ['Enter', 'Space'])
  test(`${key} right after the end of a round leaves the answer in sight, and half a second later it plays again`, async ({
    page,
    player,
  }) => {
    await page.clock.install({ time: NOON })
    await deal(page, 'FR')
    await player.open('/practice')
    // The next deal is another one.
    await page.evaluate(() => Reflect.deleteProperty(crypto, 'getRandomValues'))
    await player.input.focus()
    await player.type('france')
    await page.clock.pauseAt('2026-11-21T13:00:00Z')
    await page.keyboard.press('Enter')
    await expect(player.button('Play Again')).toBeFocused()
    await expect(player.button('Play Again')).toHaveAccessibleDescription('You found France in 1 guess.')
    await page.clock.runFor(499)
    await page.keyboard.press(key)
    await player.drawn()
    await expect(player.text('You found France in 1 guess.')).toBeVisible()
    await page.clock.runFor(1)
    await player.drawn()
    await page.keyboard.press(key)
    await expect(player.guesses).toHaveCount(0)
    await expect(player.text('Guess 1 of 6')).toBeVisible()
    await expect(player.input).toBeEnabled()
    await expect(player.outline).toHaveAccessibleName('Outline of the mystery country')
    await expect(player.button('Play Again')).toHaveCount(0)
  })

test('The aid is shown on a map, and neither a reload of its round nor of its end moves anything', async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 360, height: 1100 })
  await logFrames(page)
  await deal(page, 'ZA')
  await player.open('/practice')
  await player.choose('Options')
  await player.text('Choose one by one').click()
  await page.getByRole('switch', { name: 'Count what still fits' }).click()
  await player.button('Close').click()
  await player.guess('Egypt')
  const line = page.getByRole('status').filter({ hasText: /^Still possible/ })
  await expect(line).toHaveText(/^Still possible: \d+$/)
  await player.button('Show on a map').click()
  const dialog = page.getByRole('dialog', { name: 'Count what still fits' })
  await expect(dialog.locator('.fit-country').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(player.button('Show on a map')).toBeFocused()

  await page.evaluate((key) => localStorage.setItem(key, JSON.stringify({ fit: false })), SETTINGS)
  await player.open('/practice')
  await expect(line).toHaveText(/^Still possible/)
  expect(disturbancesIn(await framesOf(page))).toEqual([])
  await player.guess('South Africa')
  await player.open('/practice')
  await expect(page.locator('.fit-line')).toHaveCount(0)
  await rested(page)
  expect(disturbancesIn(await framesOf(page))).toEqual([])
})

test('What I should repeat asks for what is due, once more for what was missed, and says when that is all', async ({
  player,
}) => {
  const { page } = player
  await meetAll(page)
  await player.open('/daily')
  await player.guessAll(wrong(5))
  await player.open('/practice')
  await page.getByRole('button', { name: 'A random country' }).click()
  await page.getByRole('radio', { name: 'Due for review' }).check()
  await player.button('Start').click()
  await expect(player.text('3 countries left for today')).toBeVisible()

  const asked: string[] = []
  // The second is missed, and comes once more.
  for (const [left, isFound] of [
    ['2 countries left for today', true],
    ['1 country left for today', false],
    ['1 country left for today', true],
    ['3 reviewed, 0 new, 1 due tomorrow', false],
  ] as const) {
    if (asked.length > 0) {
      await page.clock.setFixedTime(Date.parse(NOON) + asked.length * 60_000)
      await player.button('Play Again').click()
      await expect(player.text('Guess 1 of 6')).toBeVisible()
    }
    const name = await target(page)
    asked.push(name)
    await player.guessAll(isFound ? [name] : wrong(6, name))
    await expect(player.text(left)).toBeVisible()
    if (asked.length === 1) {
      await page.reload()
      await expect(player.text(left)).toBeVisible()
      await expect(player.button('Due · The Twenty · 2')).toBeVisible()
    }
  }
  expect([...new Set(asked)].sort()).toEqual(decks.twenty.codes.slice(0, 3).map(nameOf).sort())
})

test('The keyboard alone chooses a deck with the arrows and begins with Enter, and a press beside it changes nothing', async ({
  page,
  player,
}) => {
  await meetAll(page)
  await player.open('/practice')
  const choice = page.getByRole('button', { name: /^A random country/ })
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
  await expect(page.getByRole('radio', { name: 'Random' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(player.button('Due · The World · 3 + 5 new')).toBeVisible()
  await expect(player.text('8 countries left for today')).toBeVisible()
})

test('What is due is said in one line of a header that is no higher, in long words too, on a phone and on wider screens', async ({
  page,
  player: _,
}) => {
  test.slow()
  await meetAll(page)
  await page.addInitScript(() =>
    localStorage.setItem('world-outline.settings', '{"version":1,"deck":"world","order":"due"}'),
  )
  for (const lang of ['en', 'de', 'ar', 'ja', 'nl']) {
    const { path } = languageOf(lang)
    const player = new Player(page, undefined, path && `/${path}`)
    await player.open('/practice')
    for (const width of [360, 480, 768, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      await expect(page.locator('.page-header-due', { hasText: '3 + ' })).toBeVisible()
      expect(await page.locator('.page-header').evaluate((header) => header.clientHeight)).toBe(55)
      // What stands beside the title is in the middle, as in every header.
      for (const part of await page.locator('.page-header > *, .page-header-actions > *').all()) {
        const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
        const { top } = await page
          .locator('.page-header')
          .evaluate((it) => it.getBoundingClientRect().toJSON())
        expect(Math.abs(y + height / 2 - top - 27.5)).toBeLessThanOrEqual(0.5)
      }
      expect(await layoutFaults(page), `${lang}, ${width}`).toEqual([])
    }
  }
})

/** Every country was met: three of them long ago, the others yesterday, at the first guess. */
async function meetAll(page: Page): Promise<void> {
  const noon = Date.parse(NOON)
  const reviews = decks.twenty.codes.map((country, index) => ({
    identity: `practice.twenty.${index + 1}`,
    country,
    at: noon - (index < 3 ? 100 : 1) * DAY_MS,
    found: 1,
  }))
  await page.addInitScript(
    (entries) => {
      // What is played since may be in the same records.
      if (localStorage.length === 0) for (const [key, text] of entries) localStorage.setItem(key, text)
    },
    entriesOf(storeOf(reviews)),
  )
}

/** The country of the round that is stored. */
async function target(page: Page): Promise<string> {
  const key = 'practice.twenty.due'
  const text = await page.evaluate((name) => localStorage.getItem(`world-outline.${name}`), key)
  return nameOf(deobfuscate(JSON.parse(text ?? '{}').target, key, decks.twenty.codes) as PlaceId)
}
