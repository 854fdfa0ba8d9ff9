import type { Browser, CDPSession, Page } from '@playwright/test'

/** What a first visit to a page costs; times in milliseconds since the request, sizes in bytes on the wire. */
export type Visit = {
  readonly requests: number
  readonly bytes: Readonly<Record<string, number>>
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** When the field can be typed into; `undefined` on pages without one. */
  readonly ready: number | undefined
  readonly typing: number | undefined
  readonly picking: number | undefined
}

/** A phone: four times slower than this computer, 150 ms from the host, 1.6 Mbit/s. */
const PHONE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
const SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Visits an address with an empty cache. `isPlayed` also types a letter and picks a suggestion. */
export async function visit(browser: Browser, url: string, isPlayed: boolean): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const traffic = watchTraffic(session)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  let ready: number | undefined
  if (isPlayed) {
    await page.getByRole('combobox').waitFor()
    ready = await page.evaluate(() => (globalThis as unknown as Seen).seen.ready)
  }
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const { requests, bytes } = traffic()
  const { fcp, lcp, cls, long } = await page.evaluate(() => (globalThis as unknown as Seen).seen)
  const played = isPlayed ? await play(page) : { typing: undefined, picking: undefined }
  await context.close()
  return { requests, bytes, fcp, lcp, cls, tbt: blockingTime(long, fcp), ready, ...played }
}

type Seen = {
  seen: {
    fcp: number
    lcp: number
    cls: number
    /** When tasks of more than 50 ms began and ended. */
    long: [from: number, to: number][]
    ready: number | undefined
    slowest: number
  }
}

/** By how much tasks after the first paint took longer than 50 ms, in all (web.dev, "Total Blocking Time"). */
function blockingTime(long: Seen['seen']['long'], fcp: number): number {
  return long.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from, fcp) - 50), 0)
}

/** Runs in the page from its beginning. */
function observe(): void {
  const seen: Seen['seen'] = { fcp: 0, lcp: 0, cls: 0, long: [], ready: undefined, slowest: 0 }
  Object.assign(globalThis, { seen })
  const on = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true, ...more })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value
  })
  on('longtask', ({ startTime, duration }) => {
    seen.long.push([startTime, startTime + duration])
  })
  on(
    'event',
    (entry) => {
      if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId > 0)
        seen.slowest = Math.max(seen.slowest, entry.duration)
    },
    { durationThreshold: 16 },
  )
  const look = () => {
    if (document.querySelector('[role="combobox"]:enabled')) seen.ready = performance.now()
    else if (performance.now() < 10_000) requestAnimationFrame(look)
  }
  look()
}

/** The slowest answer (INP) to typing a letter and to picking a suggestion. */
async function play(page: Page): Promise<Pick<Visit, 'typing' | 'picking'>> {
  const slowest = async () => {
    await page.waitForTimeout(400)
    return page.evaluate(() => {
      const { seen } = globalThis as unknown as Seen
      const { slowest } = seen
      seen.slowest = 0
      return slowest
    })
  }
  await page.getByRole('combobox').tap()
  await slowest()
  await page.keyboard.press('i')
  const typing = await slowest()
  await page.getByRole('option').first().tap()
  return { typing, picking: await slowest() }
}

/** Counts what comes over the wire until it is asked. */
function watchTraffic(session: CDPSession): () => Pick<Visit, 'requests' | 'bytes'> {
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  session.on('Network.requestWillBeSent', ({ requestId, type }) => kinds.set(requestId, type ?? 'Other'))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  return () => ({ requests: kinds.size, bytes: { ...bytes } })
}
