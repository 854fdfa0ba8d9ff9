import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { table } from '../../src/geo/table'
import { earthOf } from './earth'
import { drawAll, filesOf } from './files'
import { flatMapsOf } from './flatMaps'
import { reportOf, summaryOf } from './report'
import { sheetOf } from './sheet'
import { readWorld } from './world'

const geo = new URL('../../src/geo/', import.meta.url)
const reports = new URL('../../reports/', import.meta.url)

/**
 * Makes `src/geo/atlas.ts`, `outlines/`, `flatMaps.ts` and `land.json` beside it from the atlas, and `reports/atlas.txt`,
 * which says what was dropped and why; with `--sheet` also `reports/atlas.html`, a page of all shapes to look at. Writes
 * nothing where a country cannot be drawn.
 */
export function main(args: readonly string[]): void {
  try {
    const drawings = drawAll(table, readWorld())
    rmSync(new URL('outlines/', geo), { recursive: true, force: true })
    mkdirSync(new URL('outlines/', geo), { recursive: true })
    mkdirSync(reports, { recursive: true })
    for (const [path, text] of filesOf(drawings)) writeFileSync(new URL(path, geo), text)
    writeFileSync(new URL('flatMaps.ts', geo), flatMapsOf(table))
    writeFileSync(new URL('land.json', geo), earthOf(table))
    writeFileSync(new URL('atlas.txt', reports), reportOf(drawings))
    if (args.includes('--sheet')) writeFileSync(new URL('atlas.html', reports), sheetOf(drawings))
    for (const drawing of drawings) console.log(summaryOf(drawing))
    console.log('What was dropped and why: reports/atlas.txt')
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
