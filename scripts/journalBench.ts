// Times opening /daily and the past days with ten years of play in the storage against none, and prints the ratios:
//   npm run bench:journal

import { existsSync } from 'node:fs'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { build, preview } from 'vite'
import { decks } from '../src/geo/decks'
import { DAY_MS, utcDateOf } from '../src/machines/day'
import { recordOf } from '../src/machines/journal/record'
import { readDays } from '../src/machines/journal/storedDays'
import { storeKeyOf } from '../src/machines/journal/storedRound'
import { newRound } from '../src/machines/round'
import { statisticsOf } from '../src/machines/statistics'
import { places } from '../tools/browser'
import { thisComputer } from '../tools/computer'
import { switches } from '../tools/switches'
import { median } from './bench/median'

const DAYS = 3652
const RUNS = 21

/** When the pages are opened, with every day behind them played. */
const NOW = '2035-12-31T12:00:00Z'

/** When a page counts as opened: as soon as this can be used. */
const OPEN = {
  '/daily': (page: Page) => page.getByRole('combobox', { disabled: false }),
  '/archive': (page: Page) => page.getByRole('grid').getByRole('link').first(),
}

export async function main(): Promise<void> {
  const today = Math.floor(Date.parse(NOW) / DAY_MS) * DAY_MS
  const entries = Object.fromEntries(
    Array.from({ length: DAYS }, (_, day) => {
      const date = utcDateOf(today - (day + 1) * DAY_MS)
      const puzzle = { kind: 'daily', deck: 'twenty', date } as const
      const round = { ...newRound(puzzle, 'RU'), guesses: decks.twenty.codes.slice(0, 6) }
      return [storeKeyOf(puzzle), JSON.stringify(recordOf(round))]
    }),
  )
  const bytes = Object.entries(entries).reduce((sum, [key, text]) => sum + key.length + text.length, 0)
  console.log(`${DAYS} rounds take ${(bytes / 1000).toFixed(0)} kB`)

  await build({ logLevel: 'error' })
  const server = await preview({ logLevel: 'error', preview: { port: 4531 } })
  const executablePath = places(thisComputer).find((path) => existsSync(path))
  if (executablePath === undefined) throw new Error('There is no browser: run `npm run make:browser`.')
  const browser = await chromium.launch({ executablePath, args: switches(thisComputer) })
  for (const [path, usable] of Object.entries(OPEN)) {
    const open = (all: Readonly<Record<string, string>>) =>
      opener(browser, `http://localhost:4531${path}`, usable, all)
    const [none, full] = [await open({}), await open(entries)]
    const times: [number, number][] = []
    for (let run = 0; run < RUNS; run++) times.push([await none(), await full()])
    const [without, withAll] = [median(times.map(([a]) => a)), median(times.map(([, b]) => b))]
    console.log(
      `${path} can be used after ${without.toFixed(0)} ms with none, ${withAll.toFixed(0)} ms with all`,
    )
    console.log(
      `ratio ${(withAll / without).toFixed(3)}, by pairs ${median(times.map(([a, b]) => b / a)).toFixed(3)}`,
    )
  }
  await browser.close()
  await server.close()

  const store = { get: (key: string) => entries[key] ?? null, keys: () => Object.keys(entries) }
  const days = readDays({ ...store, set: () => {}, remove: () => {} }, 'twenty')
  const folds = Array.from({ length: RUNS }, () => timed(() => statisticsOf(days, utcDateOf(today))))
  console.log(`statistics of ${days.length} rounds fold in ${median(folds).toFixed(2)} ms`)
}

/** A way to open the page again and again in a context whose storage holds the entries. Gives milliseconds. */
async function opener(
  browser: Browser,
  address: string,
  usable: (page: Page) => Locator,
  entries: Readonly<Record<string, string>>,
) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  await page.goto(address)
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text)
  }, entries)
  return async () => {
    await page.goto('about:blank')
    const start = performance.now()
    await page.goto(address, { waitUntil: 'commit' })
    await usable(page).waitFor()
    return performance.now() - start
  }
}

function timed(work: () => void): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
