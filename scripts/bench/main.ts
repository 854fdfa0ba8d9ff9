// Measures visits to the built game as a phone makes them, first ones and later ones:
//   npm run bench:visits                       a table
//   npm run bench:visits -- --runs=15 /world /states/us   more runs, some pages in turn
//   npm run bench:visits -- --against=FOLDER   beside another build, in turn and in the same run

import type { Browser } from '@playwright/test'
import { PAGES, pageAt, pages, pathOf } from '../../src/routes/pages'
import { startBrowser } from '../../tools/browser'
import { serveBuild } from './served'
import { KINDS, type Kind, type Visit, visits } from './visit'

export async function main(words: readonly string[]): Promise<void> {
  const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
  const runs = Number(option('runs') ?? 9)
  const against = option('against')
  const paths = words.filter((word) => word.startsWith('/'))
  const builds = [await serveBuild(), ...(against === undefined ? [] : [await serveBuild(against)])]
  const browser = await startBrowser()
  console.log(
    `Visits on a phone (CPU ×4, 150 ms, 1.6 Mbit/s, 360×640): medians of ${runs}, times in ms; of the other build in brackets.`,
  )
  const wanted = paths.length === 0 ? PAGES.map(pathOf) : paths
  const urls = builds.map(({ url }) => url)
  const measured = await measure(browser, urls, wanted, runs)
  for (const [page, visited] of measured)
    console.table(Object.fromEntries(KINDS.map((kind) => [`${page}, ${kind}`, cellsOf(kind, visited)])))
  await browser.close()
  for (const { close } of builds) close()
}

type Measured = readonly Readonly<Record<Kind, Visit>>[]

/** Visits pages and builds in turn, so that what else the computer does falls on all of them. */
async function measure(
  browser: Browser,
  urls: readonly string[],
  paths: readonly string[],
  runs: number,
): Promise<ReadonlyMap<string, readonly Measured[]>> {
  const made = new Map(paths.map((path) => [path, urls.map((): Record<Kind, Visit>[] => [])]))
  for (let run = 0; run < runs; run++)
    for (const [path, builds] of made)
      for (const [build, url] of urls.entries())
        builds[build]?.push(await visits(browser, url + path, isGame(path)))
  return made
}

/** Whether a game is played at a path. */
function isGame(path: string): boolean {
  return 'puzzle' in pages[pageAt(path.replace(/\?.*/, ''), '/')]
}

/** What a line of the table says of one kind of visit. */
function cellsOf(kind: Kind, measured: readonly Measured[]): Record<string, string> {
  const names = Object.keys(measured[0]?.[0]?.[kind] ?? {}) as (keyof Visit)[]
  return Object.fromEntries(
    names.map((name) => {
      const [mine, other] = measured.map((runs) => short(median(runs.map((run) => run[kind][name]))))
      return [name, other === undefined ? `${mine}` : `${mine} (${other})`]
    }),
  )
}

/** The middle one of some numbers; of an even count the upper of the two. */
function median(numbers: readonly (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined)
  return known.sort((a, b) => a - b)[Math.floor(known.length / 2)]
}

/** Times and sizes without, what is smaller than one with three decimals. */
function short(number = Number.NaN): string {
  return Number.isNaN(number) ? '–' : Number(number.toFixed(number < 1 ? 3 : 0)).toLocaleString('en')
}
