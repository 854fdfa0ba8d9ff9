import { ANSWER, wrong } from '../../tools/answers'
import { addressOf } from '../../tools/challenge'
import { expect, test } from './test'

const UNSAVED = 'Your progress cannot be saved in this browser. You can play all the same.'
const QUARANTINED = 'A saved game could not be read. It was set aside, and nothing of it was lost.'
const LATER =
  'A later version of the game has saved this round. It was left as it is; load the page again to go on with it.'
const KEY = 'world-outline.daily.twenty.2026-11-21'

/** Runs in the page, before it: a store in which nothing can be done, nothing can be written, or nothing can be read. */
const STORES = {
  blocked: () => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  broken: () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The file is damaged', 'UnknownError')
    }
  },
}

test('With storage blocked a day that is won counts as long as the page is open', async ({
  page,
  player,
}) => {
  await page.addInitScript(STORES.blocked)
  await player.open('/daily')
  await player.guess(ANSWER)
  await expect(page.getByRole('main')).toContainText('Played1')
})

for (const [kind, spoil] of Object.entries(STORES))
  test(`In a ${kind} store every page of a game is opened and played`, async ({ page, player }) => {
    await page.addInitScript(spoil)
    for (const path of [
      '/daily',
      '/world',
      '/practice',
      '/archive?day=2026-03-04',
      '/archive?day=unplayed',
    ]) {
      await player.open(path)
      await expect(player.outline.locator('path')).toHaveAttribute('d', /./)
      await player.guess('Brazil')
      await expect(player.guesses).toHaveCount(1)
      await expect(player.text(UNSAVED)).toHaveCount(1)
    }
    await player.open('/archive?day=2026-03-04&deck=world')
    await player.guess('Brazil')
    await expect(player.guesses).toHaveCount(1)
    await player.open('/archive')
    await expect(page.getByRole('grid')).toBeVisible()
    await player.open(addressOf())
    await player.button('Play').click()
    await player.guess('Brazil')
    await expect(player.guesses).toHaveCount(1)
  })

test('A record that is cut off is put into quarantine unchanged, told of once, and the day is playable', async ({
  page,
  player,
}) => {
  const text = '{"version":1,"target":"ab'
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('seeded') === null) localStorage.setItem(key as string, value as string)
      sessionStorage.setItem('seeded', 'yes')
    },
    [KEY, text],
  )
  await player.open('/daily')
  await expect(player.text(QUARANTINED)).toHaveCount(1)
  await player.guessAll(wrong(1))
  await page.reload()
  await expect(player.guesses).toHaveCount(1)
  await expect(player.text(QUARANTINED)).toHaveCount(0)
  expect(
    await page.evaluate(() =>
      localStorage.getItem('world-outline.quarantine.world-outline.daily.twenty.2026-11-21'),
    ),
  ).toBe(text)
})

test('A record that a later version wrote is left as it is and told of, and the day is playable', async ({
  page,
  player,
}) => {
  const text = '{"version":2,"rounds":{"a":1}}'
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key as string, value as string),
    [KEY, text],
  )
  await player.open('/daily')
  await expect(player.text(LATER)).toHaveCount(1)
  await player.guessAll(wrong(1))
  // That says it all: nothing is wrong with the browser.
  await expect(player.text(UNSAVED)).toHaveCount(0)
  await expect(player.guesses).toHaveCount(1)
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe(text)
})
