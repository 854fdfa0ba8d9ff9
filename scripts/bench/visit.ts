import type { Browser } from '@playwright/test'
import { probe, type Seen } from './probe'
import { Profile, type Tab } from './tab'

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
  /** Bytes of everything until the page rests. */
  readonly bytes: number
}

/** A phone: four times slower than this computer, 150 ms from the host, 1.6 Mbit/s. */
const SCREEN = { width: 360, height: 640, deviceScaleFactor: 2, mobile: true }
const SLOWDOWN = 4
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/**
 * The kinds of visits: `cold` with nothing stored; `warm` with what the browser's own cache has kept; `kept` with what the
 * worker has.
 */
export const KINDS = ['cold', 'warm', 'kept'] as const
export type Kind = (typeof KINDS)[number]

/**
 * Visits an address in each of the ways. A page with a game is played: a letter is typed as soon as the field takes one; and
 * later on another, and a suggestion is picked.
 */
export async function visits(browser: Browser, url: string, isGame: boolean): Promise<Record<Kind, Visit>> {
  const [worked, unworked] = await Promise.all([Profile.in(browser), Profile.in(browser)])
  const cold = await visit(await worked.open(), url, isGame)
  await prepare(await worked.open(), url)
  const kept = await visit(await worked.open(), url, isGame)
  await prepare(await withoutWorker(unworked), url)
  const warm = await visit(await withoutWorker(unworked), url, isGame)
  await Promise.all([worked.close(), unworked.close()])
  return { cold, warm, kept }
}

async function withoutWorker(profile: Profile): Promise<Tab> {
  const tab = await profile.open()
  await tab.beforePages(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  }, undefined)
  return tab
}

/** Has the browser and the worker keep what they will, and forget what was played. */
async function prepare(tab: Tab, url: string): Promise<void> {
  await tab.go(url)
  await tab.read(`navigator.serviceWorker?.getRegistration()
    .then((registration) => registration && navigator.serviceWorker.ready.then(() => {}))`)
  await tab.rest()
  // By now the compiled program is kept, too: the browser does that with a second visit.
  await tab.go(url)
  // In all places, or the next guess ends a game that is taken up again, and what is measured is the end.
  await tab.send('Storage.clearDataForOrigin', {
    origin: new URL(url).origin,
    storageTypes: 'local_storage,indexeddb,cookies',
  })
  await tab.close()
}

async function visit(tab: Tab, url: string, isGame: boolean): Promise<Visit> {
  await tab.beforePages(probe, isGame)
  await tab.send('Emulation.setDeviceMetricsOverride', SCREEN)
  await tab.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await slowDown(tab)
  await tab.go(url)
  const sent = tab.bytes
  if (isGame) {
    await noted(tab, 'playable')
    await guess(tab)
  }
  const seen = await tab.read<Seen>('seen')
  const begun = await tab.read<number[]>(`['navigation', 'resource']
    .flatMap((type) => performance.getEntriesByType(type))
    .map(({ startTime }) => startTime)`)
  await tab.close()
  const { fcp, lcp, cls, playable, outline, typing, row, long } = seen
  const end = playable ?? Number.POSITIVE_INFINITY
  return {
    fcp,
    lcp,
    cls,
    playable,
    outline,
    typing,
    row,
    blocking: blockingTime(long, fcp, end),
    requests: begun.filter((time) => time < end).length,
    bytes: sent,
  }
}

/** Makes a page as slow as a phone. */
async function slowDown(tab: Tab): Promise<void> {
  await tab.send('Network.enable')
  await tab.send('Network.emulateNetworkConditions', NETWORK)
  await tab.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** By how much tasks took longer than 50 ms, in all (web.dev, "Total Blocking Time"). */
function blockingTime(long: Seen['long'], from: number, end: number): number {
  return long
    .filter(([start]) => start < end)
    .reduce((sum, [start, stop]) => sum + Math.max(0, Math.min(stop, end) - Math.max(start, from) - 50), 0)
}

async function guess(tab: Tab): Promise<void> {
  await tab.tap('[role="combobox"]')
  await tab.press('Backspace', 8)
  await tab.until(`document.querySelector('[role="option"]') === null`)
  await tab.press('i')
  await noted(tab, 'typing')
  await tab.tap('[role="option"]')
  await noted(tab, 'row')
}

async function noted(tab: Tab, what: 'playable' | 'typing' | 'row'): Promise<void> {
  await tab.until(`seen.${what} !== undefined`)
}
