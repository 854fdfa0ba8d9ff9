import type { Cost } from './costs'
import type { Row } from './main'
import type { Scale } from './scaling'
import type { Visit } from './visit'

/** What was measured, for people. */
export function tableOf(measured: {
  readonly runs: number
  readonly rows: readonly Row[]
  readonly costs: Readonly<Record<string, readonly Cost[]>>
  readonly scaling: readonly Scale[]
}): string {
  const { runs, rows, costs, scaling } = measured
  return [
    `Visits on a phone (CPU ×4, 150 ms, 1.6 Mbit/s, 360×640): medians of ${runs}, times in ms; in brackets the ratio to a bare page of as many bytes.`,
    linesOf(rows.map(cellsOf)),
    ...Object.entries(costs).flatMap(([page, list]) => [
      `What a start of ${page} is made up of, in ms of the main thread at that speed.`,
      linesOf(list.map(({ what, cold, warm }) => ({ cold: whole(cold), warm: whole(warm), what }))),
    ]),
    'Suggestions for two letters, and for a name with a slip, on this computer without a slowdown; 197 are the world.',
    linesOf(
      scaling.map(({ countries, search, slip, render }) => ({
        countries: String(countries),
        'search, ms': search.toFixed(4),
        'search with a slip, ms': slip.toFixed(4),
        'search and render, ms': render.toFixed(4),
      })),
    ),
  ].join('\n\n')
}

function cellsOf({ page, build, kind, visit, floor }: Row): Record<string, string> {
  const beside = (name: keyof Visit) => {
    const [is, least] = [visit[name], floor[name]]
    return `${whole(is)}${is && least ? ` (${(is / least).toFixed(2)})` : ''}`
  }
  return {
    page,
    build,
    kind,
    'first paint': beside('fcp'),
    LCP: beside('lcp'),
    playable: beside('playable'),
    outline: beside('outline'),
    'letter → list': beside('typing'),
    'guess → row': beside('row'),
    blocking: beside('blocking'),
    CLS: visit.cls.toFixed(3),
    requests: beside('requests'),
    kB: (visit.bytes / 1000).toFixed(1),
  }
}

function whole(number: number | undefined): string {
  return number === undefined ? '–' : String(Math.round(number))
}

function linesOf(rows: readonly Readonly<Record<string, string>>[]): string {
  const names = Object.keys(rows[0] ?? {})
  const width = (name: string) => Math.max(name.length, ...rows.map((row) => (row[name] ?? '').length))
  const line = (cell: (name: string) => string) =>
    names.map((name) => cell(name).padStart(width(name))).join('  ')
  return [line((name) => name), ...rows.map((row) => line((name) => row[name] ?? ''))].join('\n')
}
