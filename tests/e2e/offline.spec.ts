import { placeOf } from '../../src/geo/places'
import { outlinesOf } from '../../src/machines/sprint/outlines'
import { planOfDay } from '../../src/machines/sprint/run'
import { pathOf } from '../../src/routes/pages'
import { ANSWER, wrong } from '../../tools/answers'
import { addressOf } from '../../tools/challenge'
import { Player } from '../../tools/player'
import { dailyTarget, worldTarget } from '../../tools/puzzles'
import { rested } from '../../tools/rested'
import { headings, TRIED } from './headings'
import { expect, NOON, test } from './test'

test.use({ serviceWorkers: 'allow' })

/** Pages that every visit keeps; the day of a deck of regions is kept with its deck. */
const KEPT = TRIED.filter((page) => page !== '/states/us')

const DAY = 24 * 60 * 60 * 1000

for (const first of ['/daily', '/nowhere']) {
  test(`After one visit to ${first} every page is there without a network, three days later too`, async ({
    page,
    player,
    context,
    watch,
  }) => {
    watch.expect(/There is no page at|status of 404|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    await player.open(first)
    await player.keptOffline()
    await context.setOffline(true)
    for (const each of KEPT) {
      await player.open(pathOf(each))
      await expect(player.heading()).toHaveText(headings[each])
    }
    await player.open('/practice/')
    await expect(player.heading()).toHaveText(headings['/practice'])
    await page.clock.setFixedTime(Date.parse(NOON) + 3 * DAY)
    await player.open('/daily')
    await expect(player.text('24 November 2026')).toBeVisible()
    await expect(player.outline.locator('path')).toHaveAttribute('d', /.{500}/)
    await player.guess('Italy')
    await expect(player.guesses).toHaveCount(1)
    await player.button('Settings').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await player.open('/practice')
    for (let round = 0; round < 5; round++) {
      await player.button('New').click()
      await expect(player.outline.locator('path')).toHaveAttribute('d', /.{500}/)
    }
    await player.guess('Brazil')
    await expect(player.guesses).toHaveCount(1)
  })
}

test('One visit is enough where the browser never finds the page idle', async ({ page, player, context }) => {
  // Chromium without a window does so in some pages; only what has a limit is called then.
  await page.addInitScript(() => {
    window.requestIdleCallback = (call, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : window.setTimeout(() => call({ didTimeout: true, timeRemaining: () => 0 }), Math.min(timeout, 100))
  })
  await player.open('/daily')
  await player.keptOffline()
  await context.setOffline(true)
  await player.open('/world')
  await expect(player.heading()).toHaveText(headings['/world'])
})

test('A game that was begun before the worker came goes on when the network goes, and all others are there', async ({
  page,
  player,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await player.open('/')
  await player.keptOffline()
  await context.setOffline(true)
  await player.link("Play Today's Puzzle").first().click()
  await player.guess(ANSWER)
  await expect(player.shareButton).toBeVisible()
  await player.shareButton.click()
  await expect(player.toast('Result copied to clipboard!')).toBeVisible()
  await player.open('/atlas/album')
  await page.getByRole('link', { name: '20 November 2026, not played', exact: true }).click()
  await expect(player.outline.locator('path')).toHaveAttribute('d', /.{500}/)
  await player.guess(placeOf(dailyTarget('2026-11-20')).name)
  await expect(player.text('Congratulations!')).toBeVisible()
  await player.open('/world')
  await player.guessAll(['Kenya', placeOf(worldTarget('2026-11-21')).name])
  await player.reveal()
  await expect(page.getByRole('region', { name: /in brief$/ })).toBeVisible()
  await player.open('/teach/sheets')
  await expect(page.locator('.paper-outlines path[d]')).toHaveCount(12)
  await player.open(addressOf())
  await player.guess('South Africa')
  await expect(page.getByRole('region', { name: 'Side by side' })).toContainText('You 1/6')
  await player.open('/sprint')
  await player.button('Start').first().click()
  for (const code of outlinesOf(planOfDay('2026-11-21')).slice(0, 5)) {
    await page.locator('.plate-outline path[d]').waitFor()
    await player.input.fill(placeOf(code).name)
    await player.input.press('Enter')
  }
  await expect(page.locator('.run-found b')).toHaveText('5')
  await player.open('/pins')
  await page.getByRole('application').press('ArrowUp')
  await player.button('Confirm pin').click()
  await expect(page.locator('.pin-answer')).toContainText('Your pin: 30° N, 15° E, in Libya.')
  await player.open('/friends')
  await player.button('Paste today’s chat').click()
  await page.locator('textarea').fill('Anna: The World Outline Game 2026-11-19 3/6')
  await player.button('Add results').click()
  await player.button('Days').click()
  // With one's own two days.
  await expect(page.getByRole('table', { name: 'Days' }).getByRole('row')).toHaveCount(4)
})

test('After one visit to a deck of regions its day and its practice are there without a network', async ({
  page,
  player,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await player.open('/states/us')
  await player.input.waitFor()
  await player.keptOffline()
  await context.setOffline(true)
  await player.open('/states/us')
  await player.guessAll([...wrong(1, 'Washington'), 'Washington'])
  await expect(page.getByRole('img', { name: 'Map with Washington and the guesses' })).toBeVisible()
  await player.open('/practice?deck=US')
  await expect(player.outline.locator('path')).toHaveAttribute('d', /.{100}/)
  await player.guess('Texas')
  await player.button('States and provinces').click()
  await expect(page.getByRole('link', { name: /^US states/ })).toContainText('solved in 2')
})

test('A second visit takes nothing from the network', async ({ page }) => {
  // A clock that is stopped has no entries of what was loaded.
  const player = new Player(page)
  await player.open('/about')
  await player.keptOffline()
  for (const path of KEPT.filter((each) => each !== '404')) {
    await player.open(path)
    await rested(page)
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').length)
    expect(loaded).toBeGreaterThan(0)
    const taken = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name, transferSize }) => `${name}: ${transferSize}`),
    )
    expect(taken).toEqual([])
  }
})

test('What is kept for later is asked for once the page is loaded, and in few requests', async ({
  context,
  player,
}) => {
  const asked: string[] = []
  context.on('request', (request) => request.serviceWorker() && asked.push(new URL(request.url()).pathname))
  await player.open('/daily')
  await player.keptOffline()
  expect(asked.filter((path) => /assets\/.*\.txt$/.test(path))).toEqual([])
  // All outlines, and those for fingers.
  expect(asked.filter((path) => path.endsWith('.json'))).toHaveLength(2)
  expect(asked.length).toBeLessThan(170)
})

test('A person who saves data has nothing kept, unless the game is installed', async ({ page, player }) => {
  let asked = false
  page.context().on('request', (request) => {
    asked ||= request.url().endsWith('/worker.js')
  })
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await player.open('/daily')
  await rested(page)
  expect(
    await page.evaluate(() => navigator.serviceWorker.getRegistrations().then(({ length }) => length)),
  ).toBe(0)
  expect(asked).toBe(false)
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query)
  })
  await player.open('/daily')
  await player.keptOffline()
})

test('The page can be installed: its manifest names pictures that are there', async ({
  page,
  player,
  request,
}) => {
  await player.open('/')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(address as string)).json()
  expect(manifest).toMatchObject({ display: 'standalone', id: '/', start_url: '/', scope: '/' })
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable')
  expect(manifest.screenshots.map((shot: { form_factor: string }) => shot.form_factor)).toEqual([
    'narrow',
    'wide',
  ])
  for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
    const picture = await request.get(src)
    expect(picture.headers()['content-type']).toBe(type)
    // The width and the height of a PNG stand in its first chunk.
    const bytes = await picture.body()
    if (type === 'image/png') expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
})
