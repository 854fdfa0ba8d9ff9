import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, expect, type Frame, type Page } from '@playwright/test'
import { PAGES } from '../../src/routes/pages'
import { ANSWER, wrong } from '../../tools/answers'
import { Player } from '../../tools/player'
import { violations } from './axe'
import { layoutFaults } from './layout'
import { NOON } from './test'

declare global {
  interface Window {
    /** What the frame has asked the browser to keep, or to tell of it. */
    asked: string[]
  }
}

type Fixtures = {
  /** Origin of another site, each page of which shows in a frame what its query names. */
  stranger: string
  /** Shows a page of the game in a frame on a page of an origin. */
  show: (origin: string, path: string) => Promise<Frame>
}

const test = base.extend<Fixtures>({
  // Served in earnest: a browser asks before a page that is not from this machine shows one that is.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  stranger: async ({}, use) => {
    const server = createServer((request, response) => {
      const src = new URLSearchParams(request.url?.replace(/.*\?/, '')).get('src')
      response.setHeader('Content-Type', 'text/html')
      response.end(pageWith(src ?? ''))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    await use(`http://localhost:${(server.address() as AddressInfo).port}`)
    server.close()
  },
  show: async ({ page, context, baseURL }, use) => {
    await page.clock.setFixedTime(NOON)
    await context.addInitScript(noteStorage)
    await page.route(
      (url) => url.href.startsWith(`${baseURL}/?src=`),
      (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: pageWith(new URL(route.request().url()).searchParams.get('src') ?? ''),
        }),
    )
    await use(async (origin, path) => {
      await page.goto(`${origin}/?src=${baseURL}${path}`)
      return page.frames()[1] as Frame
    })
  },
})

function pageWith(src: string): string {
  return `<!doctype html><body style="margin: 0"><iframe title="Game" src="${src}"
    width="360" height="640" style="border: 0" allow="clipboard-write"></iframe>`
}

/** Notes what a page for frames asks the browser to keep, or to tell of what is kept. */
function noteStorage(): void {
  if (!location.pathname.endsWith('/embed')) return
  window.asked = []
  const note = (owner: object, name: string) => {
    const { get, value } = Object.getOwnPropertyDescriptor(owner, name) as PropertyDescriptor
    const noting = (call: () => unknown) =>
      function (this: unknown, ...given: []) {
        window.asked.push(name)
        return call.apply(this, given)
      }
    Object.defineProperty(owner, name, get ? { get: noting(get) } : { value: noting(value) })
  }
  note(window, 'localStorage')
  note(window, 'sessionStorage')
  note(IDBFactory.prototype, 'open')
  note(CacheStorage.prototype, 'open')
  note(ServiceWorkerContainer.prototype, 'register')
}

async function guess(frame: Frame, name: string): Promise<void> {
  await frame.getByRole('combobox').fill(name)
  await frame.getByRole('option', { name, exact: true }).click()
  await expect(frame.getByRole('listitem').filter({ hasText: name })).toBeVisible()
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

test('A page of another site plays the daily in a frame to its end, and nothing is stored', async ({
  page,
  context,
  show,
  stranger,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const frame = await show(stranger, '/embed')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Daily Puzzle')
  await expect(
    frame.getByText('Nothing played in this frame is kept: a streak counts on the site only.'),
  ).toBeVisible()
  const [miss = ''] = wrong(1)
  await guess(frame, miss)
  await frame.getByRole('combobox').fill(ANSWER)
  await frame.getByRole('option', { name: ANSWER, exact: true }).click()
  await frame.getByRole('button', { name: 'Share Result' }).click()
  await expect(frame.getByText('Result copied to clipboard!')).toBeVisible()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toContain(`${baseURL}/daily`)
  expect(shared).not.toContain('embed')

  // What leads elsewhere opens outside, by the router and without it.
  for (const link of ['The World Outline Game', 'Practice Mode']) {
    const popup = context.waitForEvent('page')
    await frame.getByRole('link', { name: link, exact: true }).first().click()
    expect((await popup).url()).toMatch(new RegExp(`^${baseURL}/(daily|practice)$`))
    await (await popup).close()
  }
  expect(await frame.evaluate(() => window.asked)).toEqual([])
  expect(await context.cookies()).toEqual([])

  // A reload begins anew.
  await frame.evaluate(() => location.reload())
  await expect(frame.getByRole('combobox')).toBeEnabled()
  await expect(frame.getByRole('listitem').filter({ hasText: miss })).toHaveCount(0)
  expect(frame.url()).toBe(`${baseURL}/embed`)
})

test('A page of the same site shows a round of its own, and the round that is stored stays as it is', async ({
  page,
  show,
  baseURL,
}) => {
  const player = new Player(page)
  await page.clock.setFixedTime(NOON)
  await player.open('/daily')
  const [first = '', second = ''] = wrong(2)
  await player.guess(first)
  await page.goto('/about')
  const before = await stored(page)
  expect(before).toContain('2026-11-21')
  const frame = await show(baseURL as string, '/embed')
  await guess(frame, second)
  await expect(frame.getByRole('listitem').filter({ hasText: first })).toHaveCount(0)
  expect(await frame.evaluate(() => window.asked)).toEqual([])
  await page.goto('/about')
  expect(await stored(page)).toBe(before)
})

test('No other page is shown in a frame, of this site or of another', async ({
  page,
  request,
  show,
  stranger,
  baseURL,
}) => {
  for (const home of ['', '/de'])
    for (const path of [...PAGES.map((each) => (each === '404' ? '/nowhere' : each)), '/nowhere/embed'])
      expect((await request.get(home + path)).headers()['content-security-policy'], home + path).toContain(
        `frame-ancestors ${path === '/embed' ? '*' : "'none'"}`,
      )
  for (const host of [stranger, baseURL as string]) {
    const frame = await show(host, '/daily')
    await expect.poll(() => frame.url()).toContain('chrome-error:')
  }
  await page.close()
})

test('Where a host sends no headers, another page is seen in a frame and not played', async ({
  page,
  show,
  stranger,
  baseURL,
}) => {
  await page.route(`${baseURL}/daily`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  const frame = await show(stranger, '/daily')
  await expect(frame.locator('#root')).toHaveAttribute('inert')
  await frame.locator('#root input').first().click({ force: true })
  await page.keyboard.type('France')
  expect(await frame.locator('#root input').first().inputValue()).toBe('')
})

test('The frame is in the language of its address, and fits 320 pixels', async ({ page, show, stranger }) => {
  const frame = await show(stranger, '/de/embed')
  await page.locator('iframe').evaluate((element) => element.setAttribute('width', '320'))
  await expect(frame.getByText('Eine Serie zählt nur auf der Website selbst.')).toBeVisible()
  expect(
    await frame.evaluate(() => [document.documentElement.lang, document.documentElement.scrollWidth]),
  ).toEqual(['de', 320])
  // The browser is English, and is offered nothing.
  await expect(frame.getByText('Read this page in English')).toHaveCount(0)

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/embed')
  await expect(page.getByRole('combobox')).toBeEnabled()
  expect(await layoutFaults(page)).toEqual([])
  expect(await violations(page)).toEqual([])
})
