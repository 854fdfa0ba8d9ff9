import type { Browser } from '@playwright/test'
import { Profile } from './tab'
import { slowDown } from './visit'

/** One thing that the main thread does during a start, and how long that takes, in milliseconds. */
export type Cost = { readonly what: string; readonly cold: number; readonly warm: number }

/** As much of an event of Chromium's trace as is read here; times in microseconds. */
type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  readonly pid: number
  readonly tid: number
  readonly args: {
    readonly data?: { readonly url?: string; readonly functionName?: string }
    readonly fileName?: string
  }
}

/** How many things are listed. */
const MOST = 14

/** What takes the most of a first and of a second start of a page. */
export async function costsOf(browser: Browser, url: string): Promise<Cost[]> {
  const profile = await Profile.in(browser)
  const cold = await costsOfStart(browser, profile, url)
  const warm = await costsOfStart(browser, profile, url)
  await profile.close()
  return [...new Set([...cold.keys(), ...warm.keys()])]
    .map((what) => ({ what, cold: cold.get(what) ?? 0, warm: warm.get(what) ?? 0 }))
    .sort((a, b) => b.cold + b.warm - a.cold - a.warm)
    .slice(0, MOST)
}

async function costsOfStart(browser: Browser, profile: Profile, url: string): Promise<Map<string, number>> {
  const tab = await profile.open()
  await slowDown(tab)
  await browser.startTracing(undefined, {
    categories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile'],
  })
  await tab.go(url)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  await tab.close()
  // Of the browser's many threads the one that runs the program.
  const { pid, tid } =
    traceEvents.find(({ name }) => name === 'EvaluateScript' || name === 'v8.evaluateModule') ?? {}
  const events = traceEvents.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
  return ownTimes(events.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0)))
}

/** The time of events, without that of the events within them, added up by what they are. */
function ownTimes(events: readonly TraceEvent[]): Map<string, number> {
  const times = new Map<string, number>()
  const add = (event: TraceEvent, microseconds: number) => {
    const what = nameOf(event)
    times.set(what, (times.get(what) ?? 0) + microseconds / 1000)
  }
  const open: TraceEvent[] = []
  for (const event of events) {
    const { ts, dur = 0 } = event
    while (open.length > 0 && endOf(open.at(-1)) <= ts) open.pop()
    const around = open.at(-1)
    if (around !== undefined) add(around, -dur)
    add(event, dur)
    open.push(event)
  }
  return times
}

function endOf(event: TraceEvent | undefined): number {
  return (event?.ts ?? 0) + (event?.dur ?? 0)
}

function nameOf({ name, args }: TraceEvent): string {
  const url = args.data?.url ?? args.fileName ?? ''
  return [name, args.data?.functionName, url.slice(url.lastIndexOf('/') + 1)].filter(Boolean).join(' ')
}
