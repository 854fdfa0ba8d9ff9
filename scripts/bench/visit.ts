import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { probe, type Seen } from './probe'

/** What a visit to a page costs; times in milliseconds since the navigation, sizes in bytes on the wire. */
export type Visit = {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** When a letter that is typed is answered by suggestions; `undefined` on pages without a field. */
  readonly playable: number | undefined
  /** When the outline stands as it stays. */
  readonly outline: number | undefined
  /** By how much tasks between the first paint and the time a page is playable, or all, took longer than 50 ms. */
  readonly blocking: number
  /** From a key to the frame with its suggestions. */
  readonly typing: number | undefined
  /** From the tap on a suggestion to the frame with its row. */
  readonly row: number | undefined
  /** Requests until the page is playable, or all. */
  readonly requests: number
  /** Bytes of the document, and of all else until the page is playable. */
  readonly document: number
  readonly program: number
  /** Bytes of everything until the page rests. */
  readonly bytes: number
}

/** A phone: four times slower than this computer, 150 ms from the host, 1.6 Mbit/s. */
const PHONE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
export const SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/**
 * What is done on a page: a letter is typed as soon as the field takes one; and later on another, and a suggestion is
 * picked.
 */
export type Play = 'nothing' | 'letter' | 'guess'

/** How long nothing must be asked for, in milliseconds, until a visit counts as at rest. */
const REST = 500

/**
 * The kinds of visits: `cold` with nothing stored; `warm` with what the browser's own cache has kept; `kept` with what the
 * worker has.
 */
export type Kind = 'cold' | 'warm' | 'kept'

/** Visits an address in each of the ways. */
export async function visits(browser: Browser, url: string, play: Play): Promise<Record<Kind, Visit>> {
  const [worked, unworked] = await Promise.all([
    browser.newContext(PHONE),
    browser.newContext({ ...PHONE, serviceWorkers: 'block' }),
  ])
  for (const context of [worked, unworked]) await context.addInitScript(probe, play !== 'nothing')
  const cold = await visit(worked, url, play)
  await prepare(worked, url)
  const kept = await visit(worked, url, play)
  await prepare(unworked, url)
  const warm = await visit(unworked, url, play)
  await Promise.all([worked.close(), unworked.close()])
  return { cold, warm, kept }
}

/** Has the browser and the worker keep what they will, and forget what was played. */
async function prepare(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(async () => {
    if ((await navigator.serviceWorker?.getRegistration()) !== undefined) await navigator.serviceWorker.ready
  })
  await page.waitForLoadState('networkidle')
  // By now the compiled program is kept, too: the browser does that with a second visit.
  await page.reload({ waitUntil: 'networkidle' })
  await page.evaluate(() => localStorage.clear())
  await page.close()
}

async function visit(context: BrowserContext, url: string, play: Play): Promise<Visit> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await slowDown(session)
  const bytes = countBytes(session)
  await page.goto(url, { waitUntil: 'load' })
  await rest(page)
  const sent = bytes()
  if (play !== 'nothing') await noted(page, 'playable')
  if (play === 'guess') await guess(page)
  const { seen, files } = await page.evaluate(() => ({
    seen: (globalThis as unknown as { seen: Seen }).seen,
    files: ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ startTime, transferSize }) => ({ startTime, transferSize })),
  }))
  await page.close()
  const { fcp, lcp, cls, playable, outline, typing, row, long } = seen
  const end = playable ?? Number.POSITIVE_INFINITY
  const early = files.filter(({ startTime }) => startTime < end)
  const [document = 0, ...others] = early.map(({ transferSize }) => transferSize)
  return {
    ...{ fcp, lcp, cls, playable, outline, typing, row },
    blocking: blockingTime(long, fcp, end),
    requests: early.length,
    document,
    program: others.reduce((sum, size) => sum + size, 0),
    bytes: sent,
  }
}

/** Makes a page as slow as a phone. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** By how much tasks took longer than 50 ms, in all (web.dev, "Total Blocking Time"). */
function blockingTime(long: Seen['long'], from: number, end: number): number {
  return long
    .filter(([start]) => start < end)
    .reduce((sum, [start, stop]) => sum + Math.max(0, Math.min(stop, end) - Math.max(start, from) - 50), 0)
}

/** Waits until the page has asked for nothing for a while. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(REST)
}

async function guess(page: Page): Promise<void> {
  await page.getByRole('combobox').tap()
  await page.keyboard.press('Backspace')
  await page.getByRole('option').first().waitFor({ state: 'hidden' })
  await page.keyboard.press('i')
  await noted(page, 'typing')
  await page.getByRole('option').first().tap()
  await noted(page, 'row')
}

async function noted(page: Page, what: 'playable' | 'typing' | 'row'): Promise<void> {
  await page.waitForFunction(
    (name) => (globalThis as unknown as { seen: Seen }).seen[name] !== undefined,
    what,
  )
}

/** Counts what comes over the wire until it is asked. */
function countBytes(session: CDPSession): () => number {
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  return () => bytes
}
