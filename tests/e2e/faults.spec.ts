import { ANSWER, wrong } from '../../tools/answers'
import { addressOf } from '../../tools/challenge'
import { expect, test } from './test'

const UNSAVED = 'Your progress cannot be saved in this browser. You can still play.'
const QUARANTINED = 'A saved game could not be read. It has been set aside; nothing was lost.'
const LATER = 'A newer version of the game saved this round. Reload the page to continue it.'
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

for (const [kind, spoil] of Object.entries(STORES))
  test(`In a ${kind} store every page of a game is opened and played, and a day that is won counts`, async ({
    page,
    player,
  }) => {
    await page.addInitScript(spoil)
    for (const path of [
      '/daily',
      '/world',
      '/practice',
      '/atlas/album?day=2026-03-04',
      '/atlas/album?day=unplayed',
    ]) {
      await player.open(path)
      await expect(player.outline.locator('path')).toHaveAttribute('d', /./)
      await player.guess('Brazil')
      await expect(player.guesses).toHaveCount(1)
      await expect(player.text(UNSAVED)).toHaveCount(1)
    }
    await player.open('/atlas/album?day=2026-03-04&deck=world')
    await player.guess('Brazil')
    await expect(player.guesses).toHaveCount(1)
    await player.open('/atlas/album')
    await expect(page.getByRole('grid')).toBeVisible()
    await player.open(addressOf())
    await player.guess('Brazil')
    await expect(player.guesses).toHaveCount(1)
    await player.open('/daily')
    await player.guess(ANSWER)
    await player.unfold('Statistics')
    await expect(page.getByRole('main')).toContainText('Played1')
    await player.link('Home').click()
    await expect(page.getByRole('main')).toContainText('✓ Correct!')
  })

for (const [what, text, told, aside] of [
  ['is cut off is put into quarantine', '{"version":1,"target":"ab', QUARANTINED, true],
  ['a later version wrote is left as it is', '{"version":2,"rounds":{"a":1}}', LATER, false],
] as const)
  test(`A record that ${what} and told of once, and the day is playable`, async ({ page, player }) => {
    await page.addInitScript(
      ([key, value]) => {
        if (sessionStorage.getItem('seeded') === null) localStorage.setItem(key as string, value as string)
        sessionStorage.setItem('seeded', 'yes')
      },
      [KEY, text],
    )
    await player.open('/daily')
    await expect(player.text(told)).toHaveCount(1)
    await player.guessAll(wrong(1))
    await expect(player.guesses).toHaveCount(1)
    // That says it all: nothing is wrong with the browser.
    await expect(player.text(UNSAVED)).toHaveCount(0)
    await page.reload()
    await player.ready()
    await expect(player.text(told)).toHaveCount(aside ? 0 : 1)
    if (aside) await expect(player.guesses).toHaveCount(1)
    const place = aside ? `world-outline.quarantine.${KEY}` : KEY
    expect(await page.evaluate((key) => localStorage.getItem(key), place)).toBe(text)
  })

test('A page that fails to render shows the error screen with a way home', async ({
  page,
  player,
  watch,
}) => {
  watch.expect(/broken on purpose/)
  await page.addInitScript(() => {
    const { round } = Math
    Object.defineProperty(Math, 'round', {
      get() {
        if (location.pathname === '/daily' && 'broken' in document.documentElement.dataset)
          throw new Error('broken on purpose')
        return round
      },
    })
  })
  await player.open('/daily')
  const [name = ''] = wrong(1)
  await player.type(name)
  await expect(player.suggestion(name)).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.dataset.broken = ''
  })
  // What renders next fails: by now that may have been something else, and the field is gone.
  await page.keyboard.press('Enter')
  await expect(player.heading()).toHaveText('Unexpected Application Error!')
  await expect(player.input).toHaveCount(0)
  await expect(page).toHaveTitle(/World Outline Game/)
  await page.getByRole('link', { name: /home/i }).click()
  await expect(player.heading()).toHaveText('The World Outline Game')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('Where an outline does not arrive, it can be asked for again, and the game goes on', async ({
  page,
  player,
  watch,
}) => {
  watch.expect(/net::ERR_FAILED/)
  await page.route('**/*.txt', (route) => route.abort())
  await player.open('/daily')
  const missing = page.locator('.plate').getByRole('alert')
  await expect(missing).toContainText('The outline could not be loaded.')
  await player.guessAll(wrong(1))
  await expect(missing).toBeVisible()
  await page.unroute('**/*.txt')
  await missing.getByRole('button', { name: 'Try again' }).click()
  await player.path()
  await expect(missing).toHaveCount(0)
  // The button is gone, and what had the focus with it.
  await expect(page.locator('.board-plate')).toBeFocused()
  await expect(player.guesses).toHaveCount(1)
})
