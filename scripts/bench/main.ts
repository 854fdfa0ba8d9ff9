// Measures first visits to the built game as a phone makes them, beside the floor that the network sets:
//   npm run bench:visits                     a table
//   npm run bench:visits -- --json           the same for machines
//   npm run bench:visits -- --runs=15 /daily more runs, some pages

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES, pageAt, pages, pathOf } from '../../src/routes/pages'
import { median } from './median'
import { measureScaling, type Scale } from './scaling'
import { serveBuild } from './served'
import { type Visit, visit } from './visit'

/** The medians for a page, and the floor: a bare page of as many bytes, from the same host in the same run. */
type Row = { readonly page: string; readonly visit: Visit; readonly floor: { fcp: number; lcp: number } }

export async function main(words: readonly string[]): Promise<void> {
  const runs = Number(words.find((word) => word.startsWith('--runs='))?.slice(7) ?? 9)
  const paths = PAGES.map(pathOf).filter(
    (page) => !words.some((word) => word.startsWith('/')) || words.includes(page),
  )
  const { folder, url, browser, close } = await serveBuild()
  const rows: Row[] = []
  for (const page of paths) {
    const isPlayed = pages[pageAt(page, '/')].isGame
    const visits: Visit[] = []
    const floors: Visit[] = []
    for (let run = 0; run < runs; run++) {
      const made = await visit(browser, url + page, isPlayed)
      visits.push(made)
      writeFileSync(join(folder, 'floor.html'), bareOf(made.bytes.Document ?? 0))
      floors.push(await visit(browser, `${url}/floor`, false))
    }
    rows.push({
      page,
      visit: middle(visits),
      floor: { fcp: median(floors.map(({ fcp }) => fcp)), lcp: median(floors.map(({ lcp }) => lcp)) },
    })
  }
  await close()
  const scaling = measureScaling()
  console.log(
    words.includes('--json')
      ? JSON.stringify({ runs, rows, scaling }, null, 2)
      : tableOf(rows, scaling, runs),
  )
}

/** What a page weighs on the wire before its words: headers and tags. */
const HEADERS = 800

/** A page without styles, scripts or pictures, of nothing but words. `bytes` is what it takes on the wire. */
function bareOf(bytes: number): string {
  const words = 'words '.repeat(Math.max(0, (bytes - HEADERS) / 6))
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title><p>${words}</p>`
}

function middle(visits: readonly Visit[]): Visit {
  const of = (pick: (visit: Visit) => number | undefined) => {
    const numbers = visits.map(pick).filter((number) => number !== undefined)
    return numbers.length === 0 ? undefined : median(numbers)
  }
  const kinds = new Set(visits.flatMap(({ bytes }) => Object.keys(bytes)))
  return {
    requests: of(({ requests }) => requests) as number,
    bytes: Object.fromEntries(
      [...kinds].map((kind) => [kind, of(({ bytes }) => bytes[kind] ?? 0) as number]),
    ),
    fcp: of(({ fcp }) => fcp) as number,
    lcp: of(({ lcp }) => lcp) as number,
    tbt: of(({ tbt }) => tbt) as number,
    cls: of(({ cls }) => cls) as number,
    ready: of(({ ready }) => ready),
    typing: of(({ typing }) => typing),
    picking: of(({ picking }) => picking),
  }
}

function tableOf(rows: readonly Row[], scaling: readonly Scale[], runs: number): string {
  const kinds = [...new Set(rows.flatMap(({ visit }) => Object.keys(visit.bytes)))].sort()
  const whole = (number: number | undefined) => (number === undefined ? '–' : String(Math.round(number)))
  const kilobytes = (number = 0) => (number / 1000).toFixed(1)
  const first = rows.map(({ page, visit, floor }) => ({
    page,
    requests: String(visit.requests),
    'kB in all': kilobytes(Object.values(visit.bytes).reduce((sum, bytes) => sum + bytes, 0)),
    ...Object.fromEntries(kinds.map((kind) => [kind, kilobytes(visit.bytes[kind])])),
    FCP: `${whole(visit.fcp)} (${whole(floor.fcp)})`,
    LCP: `${whole(visit.lcp)} (${whole(floor.lcp)})`,
    'LCP/floor': (visit.lcp / floor.lcp).toFixed(2),
    TBT: whole(visit.tbt),
    CLS: visit.cls.toFixed(3),
    ready: whole(visit.ready),
    typing: whole(visit.typing),
    picking: whole(visit.picking),
  }))
  const second = scaling.map(({ countries, search, slip, render }) => ({
    countries: String(countries),
    'search, ms': search.toFixed(4),
    'search with a slip, ms': slip.toFixed(4),
    'search and render, ms': render.toFixed(4),
  }))
  return [
    `First visits on a phone (CPU ×4, 150 ms, 1.6 Mbit/s, 360×640): medians of ${runs}, times in ms, in brackets the floor.`,
    linesOf(first),
    'Suggestions for two letters, and for a name with a slip, on this computer without a slowdown.',
    linesOf(second),
  ].join('\n\n')
}

function linesOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const width = (name: string) => Math.max(name.length, ...rows.map((row) => (row[name] ?? '').length))
  const line = (cell: (name: string) => string) =>
    names.map((name) => cell(name).padStart(width(name))).join('  ')
  return [line((name) => name), ...rows.map((row) => line((name) => row[name] ?? ''))].join('\n')
}
