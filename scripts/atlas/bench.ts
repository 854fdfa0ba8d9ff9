import { gzipSync } from 'node:zlib'
import { countries } from '../../src/geo/countries'
import { drawAll } from './files'
import { Land } from './land'
import { UNIT } from './path'
import { STEPS } from './plane'
import { trace } from './trace'
import { readWorld } from './world'

/** Twice the lines by which the outlines are made, so that the judge sees more than the maker. */
const LINES = 4000

/** Prints how well each outline agrees with the full coast (intersection over union), and how large it is. */
export function main(): void {
  const world = readWorld()
  const started = performance.now()
  const drawings = drawAll(countries, world)
  const seconds = (performance.now() - started) / 1000

  const agreement = (path: string, unit: number, full: Land) =>
    new Land(trace(path, unit), STEPS, LINES).overlap(full)
  const rows = drawings.map(({ entry, flat, detailed, coarse }) => {
    const full = new Land(flat.loops, STEPS, LINES)
    return {
      id: entry.id,
      detailed: agreement(detailed, UNIT, full),
      gzip: gzipSync(detailed, { level: 9 }).length,
      coarse: agreement(coarse, UNIT * 10, full),
      bytes: coarse.length,
    }
  })
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  console.log('     detailed   gzip    coarse  bytes')
  for (const row of rows) {
    console.log(
      `${row.id}   ${row.detailed.toFixed(4)} ${String(row.gzip).padStart(8)}    ${row.coarse.toFixed(4)} ${String(row.bytes).padStart(5)}`,
    )
  }
  const overlaps = rows.map(({ detailed }) => detailed)
  console.log(`least ${Math.min(...overlaps).toFixed(4)}, mean ${mean(overlaps).toFixed(4)}`)
  console.log(
    `gzip together ${rows.reduce((sum, { gzip }) => sum + gzip, 0)} bytes, drawn in ${seconds.toFixed(1)} s`,
  )
}
