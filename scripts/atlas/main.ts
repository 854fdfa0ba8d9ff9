import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { countries } from '../../src/geo/countries'
import { earthOf } from './earth'
import { drawAll, filesOf } from './files'
import { flatMapsOf } from './flatMaps'
import { reportOf, summaryOf } from './report'
import { sheetOf } from './sheet'
import { readWorld } from './world'

const geo = new URL('../../src/geo/', import.meta.url)
const reports = new URL('../../reports/', import.meta.url)

/**
 * Makes `src/geo/centroids.ts`, and beside it `outlines/`, `sketches/`, `flatMaps.ts` and `land.json`, from the atlas,
 * and `reports/atlas.txt`, which says what was dropped and why; with `--sheet` also `reports/atlas.html`, a page of
 * all shapes to look at. Writes nothing where a country cannot be drawn.
 */
export function main(args: readonly string[]): void {
  try {
    const drawings = drawAll(countries, readWorld())
    for (const folder of ['outlines/', 'sketches/']) {
      rmSync(new URL(folder, geo), { recursive: true, force: true })
      mkdirSync(new URL(folder, geo), { recursive: true })
    }
    mkdirSync(reports, { recursive: true })
    for (const [path, text] of filesOf(drawings)) writeFileSync(new URL(path, geo), text)
    writeFileSync(new URL('flatMaps.ts', geo), flatMapsOf(countries))
    writeFileSync(new URL('land.json', geo), earthOf(countries))
    writeFileSync(new URL('atlas.txt', reports), reportOf(drawings))
    if (args.includes('--sheet')) writeFileSync(new URL('atlas.html', reports), sheetOf(drawings))
    for (const drawing of drawings) console.log(summaryOf(drawing))
    console.log('What was dropped and why: reports/atlas.txt')
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
