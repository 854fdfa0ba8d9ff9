// Measures visits to the built game as a phone makes them, first ones and later ones, beside a bare page of as many
// bytes:
//   npm run bench:visits                       a table
//   npm run bench:visits -- --runs=15 /daily   more runs, some pages
//   npm run bench:visits -- --against=FOLDER   beside another build, in the same run
//   npm run bench:visits -- --costs            what a start is made up of
//   npm run bench:visits -- --json             for machines

import process from 'node:process'
import type { Browser } from '@playwright/test'
import { PAGES, pageAt, pages, pathOf } from '../../src/routes/pages'
import { startBrowser } from '../../tools/browser'
import { type Cost, costsOf } from './costs'
import { layFloor } from './floor'
import { median } from './median'
import { measureScaling } from './scaling'
import { type Served, serveBuild } from './served'
import { tableOf } from './table'
import { type Kind, type Visit, visits } from './visit'

/** The medians of one kind of visit to a page of a build; `floor` has those of the bare page. */
export type Row = {
  readonly page: string
  readonly build: string
  readonly kind: Kind
  readonly visit: Visit
  readonly floor: Visit
}

/**
 * What a visit must not exceed: `playable`, `lcp` and `row` as a ratio to the floor of the same
 * run, `blocking` and `typing` in milliseconds.
 */
export const LIMITS = { playable: 1.35, lcp: 1.5, row: 3, blocking: 150, typing: 50, requests: 8 }

export async function main(words: readonly string[]): Promise<void> {
  const option = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
  const runs = Number(option('runs') ?? 9)
  const against = option('against')
  const paths = PAGES.map(pathOf).filter(
    (page) => !words.some((word) => word.startsWith('/')) || words.includes(page),
  )
  const builds = new Map<string, Served>([['this', await serveBuild()]])
  if (against !== undefined) builds.set('other', await serveBuild(against))
  const browser = await startBrowser()
  const rows: Row[] = []
  const costs: Record<string, readonly Cost[]> = {}
  for (const page of paths) {
    rows.push(...(await measure(browser, builds, page, runs)))
    if (words.includes('--costs'))
      for (const [name, { url }] of builds) costs[`${page} of ${name}`] = await costsOf(browser, url + page)
  }
  await browser.close()
  for (const { close } of builds.values()) close()
  const scaling = measureScaling()
  console.log(
    words.includes('--json')
      ? JSON.stringify({ runs, rows, costs, scaling }, null, 2)
      : tableOf({ runs, rows, costs, scaling }),
  )
  const over = rows.filter(({ build, ...row }) => build === 'this' && faultsOf(row).length > 0)
  for (const row of over) console.error(`${row.page}, ${row.kind}: ${faultsOf(row).join(', ')}`)
  if (over.length > 0) process.exitCode = 1
}

/** Visits the builds and the bare page in turn, so that what else the computer does falls on all of them. */
async function measure(
  browser: Browser,
  builds: ReadonlyMap<string, Served>,
  page: string,
  runs: number,
): Promise<Row[]> {
  const { isGame } = pages[pageAt(page, '/')]
  const made = [...builds].map(([build, served]) => ({
    build,
    served,
    runs: [] as (Record<Kind, Visit> & { readonly floor: Record<Kind, Visit> })[],
  }))
  for (let run = 0; run < runs; run++)
    for (const { served, runs } of made) {
      const visit = await visits(browser, served.url + page, isGame)
      layFloor(served.folder, visit.cold)
      runs.push({ ...visit, floor: await visits(browser, `${served.url}/floor`, isGame) })
    }
  return made.flatMap(({ build, runs }) =>
    (['cold', 'warm', 'kept'] as const).map((kind) => ({
      page,
      build,
      kind,
      visit: middle(runs.map((run) => run[kind])),
      floor: middle(runs.map(({ floor }) => floor[kind])),
    })),
  )
}

function middle(visits: readonly Visit[]): Visit {
  const names = Object.keys(visits[0] ?? {}) as (keyof Visit)[]
  return Object.fromEntries(
    names.map((name) => {
      const numbers = visits.map((visit) => visit[name]).filter((number) => number !== undefined)
      return [name, numbers.length === 0 ? undefined : median(numbers)]
    }),
  ) as Visit
}

/**
 * The limits that a visit exceeds. How soon a page is there is compared on first visits alone: of a later one next to
 * nothing is on the wire, which is what the floor is made of.
 */
function faultsOf({ kind, visit, floor }: Omit<Row, 'build'>): string[] {
  const faults = [
    visit.blocking > LIMITS.blocking && `blocking ${Math.round(visit.blocking)} of ${LIMITS.blocking} ms`,
    visit.typing !== undefined &&
      visit.typing > LIMITS.typing &&
      `typing ${Math.round(visit.typing)} of ${LIMITS.typing} ms`,
    visit.requests > LIMITS.requests && `${visit.requests} of ${LIMITS.requests} requests`,
    visit.cls > 0 && `something moved: ${visit.cls.toFixed(3)}`,
    ...(['playable', 'lcp', 'row'] as const).map((name) => {
      const [is, least] = [visit[name], floor[name]]
      const isCompared = kind === 'cold' || name === 'row'
      const isOver = isCompared && is !== undefined && least !== undefined && is > LIMITS[name] * least
      return isOver && `${name} ${(is / least).toFixed(2)} of ${LIMITS[name]}`
    }),
  ]
  return faults.filter((fault) => fault !== false)
}
