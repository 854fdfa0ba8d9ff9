import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { countries } from '../../src/geo/countries'
import { others } from '../../src/geo/world/others'
import { placeOf } from './drawing'
import { earthOf } from './earth'
import { drawAll, filesOf, worldFilesOf } from './files'
import { reportOf, summaryOf } from './report'
import { overviewOf, sheetOf } from './sheet'
import { readWorld } from './world'

/** The countries that the atlas has as a point: they can be guessed, and have no shape. */
const POINTS: readonly string[] = ['VA']

const geo = new URL('../../src/geo/', import.meta.url)
const reports = new URL('../../reports/', import.meta.url)

/**
 * Makes `centroids.ts`, `outlines/`, `sketches/` and `maps/land.json` in `src/geo`, and `centroids.ts`, `plain.ts`,
 * `shapes/`, `shapes.txt` and `land.json` in `src/geo/world`, from the atlas, and `reports/atlas.txt`, which says what was
 * dropped and why; with `--sheet` also `reports/atlas.html`, a page of all shapes to look at.
 * Writes nothing where a country cannot be drawn.
 */
export function main(args: readonly string[]): void {
  try {
    const world = readWorld()
    const table = [...countries, ...others]
    const drawings = drawAll(
      table.filter((entry) => !POINTS.includes(entry.id)),
      world,
    )
    const twenty = drawings.slice(0, countries.length)
    const places = others
      .filter(({ id }) => POINTS.includes(id))
      .map((entry) => ({ ...entry, place: placeOf(entry, world) }))
    for (const folder of ['outlines/', 'sketches/', 'world/shapes/']) {
      rmSync(new URL(folder, geo), { recursive: true, force: true })
      mkdirSync(new URL(folder, geo), { recursive: true })
    }
    mkdirSync(reports, { recursive: true })
    const files = [...filesOf(twenty), ...worldFilesOf(drawings, countries, places)]
    for (const [path, text] of files) writeFileSync(new URL(path, geo), text)
    writeFileSync(new URL('maps/land.json', geo), earthOf(countries))
    writeFileSync(new URL('world/land.json', geo), earthOf(table))
    writeFileSync(new URL('atlas.txt', reports), reportOf(drawings))
    if (args.includes('--sheet')) {
      writeFileSync(new URL('atlas.html', reports), sheetOf(drawings))
      writeFileSync(new URL('outlines.html', reports), overviewOf(drawings))
    }
    for (const drawing of drawings) console.log(summaryOf(drawing))
    console.log('What was dropped and why: reports/atlas.txt')
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
