import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { Player } from '../../tools/player'
import { buildRelease, copyRelease, Host, rename } from './release'
import { test as base, expect, NOON } from './test'

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants it
  host: async ({}, use) => {
    const host = await new Host(first).open()
    await use(host)
    host.close()
  },
  baseURL: async ({ host }, use) => use(host.url),
})

/** What the console says of a part that is gone. */
const GONE = /status of 404|Failed to fetch dynamically imported module|Unable to preload CSS|MIME type/

let first: string
let next: string
test.describe.configure({ mode: 'default' })
test.beforeAll(() => {
  first = copyRelease()
  next = rename(copyRelease())
})
test.afterAll(() => {
  for (const folder of [first, next]) rmSync(folder, { recursive: true })
})

test('A game that is open over a release recovers when it needs a part that is gone', async ({
  player,
  page,
  host,
  watch,
}) => {
  watch.expect(GONE)
  await player.open('/daily')
  await player.guess('Italy')
  host.publish(next)
  const reloaded = page.waitForEvent('load')
  await player.button('Settings').click()
  await reloaded
  await expect(player.guesses).toHaveCount(1)
  expect(await programOf(page)).toMatch(/NEXT\.js$/)
  await player.button('Settings').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('A page that is open over a release leads to another all the same', async ({
  player,
  page,
  host,
  watch,
}) => {
  watch.expect(GONE)
  await player.open('/about')
  host.publish(next)
  await player.link('Practice').first().click()
  await expect(player.input).toBeEnabled()
  expect(await programOf(page)).toMatch(/NEXT\.js$/)
})

test.describe('With the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('An update is taken at the next load, and never in the middle of a game', async ({
    player,
    page,
    host,
  }) => {
    await player.open('/')
    await player.keptOffline()
    await player.open('/daily')
    await player.guess('Italy')
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    host.publish(next)
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const changed = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve)
      })
      await registration.update()
      await changed
    })
    await player.guess('Brazil')
    await player.button('Settings').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(loads).toEqual([])
    expect(await programOf(page)).not.toMatch(/NEXT\.js$/)
    await page.reload()
    await expect(player.guesses).toHaveCount(2)
    expect(await programOf(page)).toMatch(/NEXT\.js$/)
  })

  test('The kill switch takes the worker and all it kept from the device, and leaves the record', async ({
    player,
    page,
    host,
  }) => {
    const retired = buildRelease([], { WORKER: 'off' })
    await player.open('/daily')
    await player.guess('Italy')
    await player.keptOffline()
    host.publish(retired)
    await page.reload()
    const left = () =>
      page
        .evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await caches.keys()).length,
        ])
        // The retiring worker loads the page anew.
        .catch(() => undefined)
    await expect.poll(left).toEqual([0, 0])
    await player.open('/daily')
    await expect(player.guesses).toHaveCount(1)
    await expect.poll(left).toEqual([0, 0])
    rmSync(retired, { recursive: true })
  })

  test('Under a path of a domain everything is found, offline too', async ({ browser }) => {
    const folder = buildRelease(['--base=/outline/'], { SITE_URL: 'https://example.org' })
    const host = await new Host(folder, '/outline/').open()
    const context = await browser.newContext({ baseURL: host.url, serviceWorkers: 'allow' })
    const page = await context.newPage()
    await page.clock.setFixedTime(NOON)
    const player = new Player(page)
    const strangers: string[] = []
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/outline/')) strangers.push(request.url())
    })
    // What another site of the same domain has stored is left alone.
    const another = `world-outline.daily.twenty.${NOON.slice(0, 10)}`
    await page.addInitScript((key) => localStorage.setItem(key, '{}'), another)
    await player.open('/outline/')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://example.org/outline/')
    await player.link("Play Today's Puzzle").first().click()
    await expect(page).toHaveURL(`${host.url}/outline/daily`)
    await player.guess('Italy')
    const strange = () => Object.keys(localStorage).filter((key) => !key.startsWith('/outline/'))
    expect(await page.evaluate(strange)).toEqual([another])
    await player.keptOffline()
    await context.setOffline(true)
    for (const path of ['/outline/about/', '/outline/practice']) await player.open(path)
    await player.guess('Italy')
    await player.open('/outline/nowhere')
    await expect(player.heading()).toHaveText("This location isn't on our map")
    await player.link('Return to Home').click()
    await expect(player.heading()).toHaveText('The World Outline Game')
    expect(strangers).toEqual([])
    await context.close()
    host.close()
    rmSync(folder, { recursive: true })
  })
})

/** The program that runs on a page. */
function programOf(page: Page): Promise<string | null> {
  return page.locator('script[type="module"]').getAttribute('src')
}
