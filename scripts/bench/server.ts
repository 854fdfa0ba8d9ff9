// Measures what the players of a day cost their host, and what one nginx carries, as in deploy/README.md:
//   npm run bench:server
//   npm run bench:server -- --seconds=5

import { startNginx } from '../../tools/nginx'
import { measureLoad } from './load'
import { serveBuild } from './served'
import { measureTraffic, type Visit } from './traffic'

/** How many visits of a day are somebody's first. */
const NEW = 0.1
/** How many visits of a day fall into its busiest hour. */
const PEAK = 0.1

export async function main(words: readonly string[]): Promise<void> {
  const seconds = Number(words.find((word) => word.startsWith('--seconds='))?.slice(10) ?? 30)
  const { folder, close } = await serveBuild()
  const [first, later] = (await measureTraffic(folder)) as [Visit, Visit]
  console.log(tableOf([visitRow('first', first), visitRow('later', later)]))
  console.log(tableOf([1e4, 1e6, 1e8].map((players) => dayRow(players, first, later))))
  const nginx = await startNginx(folder)
  const paths = { 'a first visit': [...first.other.paths, ...first.hashed.paths], '/daily': ['/daily'] }
  const rows = []
  for (const [what, asked] of Object.entries(paths)) {
    const { requests, p99, megabytes, errors } = await measureLoad(nginx.url, asked, seconds)
    rows.push({
      'asked for': what,
      'requests/s': whole(requests),
      'MB/s': whole(megabytes),
      'p99, ms': whole(p99),
      errors: String(errors),
    })
  }
  console.log(tableOf(rows))
  nginx.stop()
  close()
}

function visitRow(visit: string, { hashed, other }: Visit): Record<string, string> {
  const kB = (bytes: number) => (bytes / 1000).toFixed(1)
  return {
    visit,
    requests: whole(hashed.requests + other.requests),
    kB: kB(hashed.bytes + other.bytes),
    'of them kept for ever': `${hashed.requests}, ${kB(hashed.bytes)} kB`,
    'asked for anew': `${other.requests}, ${kB(other.bytes)} kB`,
  }
}

function dayRow(players: number, first: Visit, later: Visit): Record<string, string> {
  const mean = (of: (visit: Visit) => number) => NEW * of(first) + (1 - NEW) * of(later)
  const perDay = (of: (visit: Visit) => number) => players * mean(of)
  const perSecond = (of: (visit: Visit) => number) => short((perDay(of) * PEAK) / 3600)
  return {
    'players a day': whole(players),
    'transfer a day': `${short(perDay(({ hashed, other }) => hashed.bytes + other.bytes) / 1e9)} GB`,
    'requests/s at the peak': perSecond(({ hashed, other }) => hashed.requests + other.requests),
    'of them asked anew': perSecond(({ other }) => other.requests),
  }
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en')
}

/** With two figures. */
function short(number: number): string {
  return Number(number.toPrecision(2)).toLocaleString('en')
}

/** A table as Markdown has it. */
function tableOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const width = (name: string) => Math.max(name.length, ...rows.map((row) => row[name]?.length ?? 0))
  const line = (cell: (name: string) => string) => `| ${names.map(cell).join(' | ')} |`
  return [
    line((name) => name.padStart(width(name))),
    line((name) => `${'-'.repeat(width(name) - 1)}:`),
    ...rows.map((row) => line((name) => (row[name] ?? '').padStart(width(name)))),
    '',
  ].join('\n')
}
