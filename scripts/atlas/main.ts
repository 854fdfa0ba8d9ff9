// Makes `centroids.json`, `drawnAreas.json`, `neverTargets.json`, `shapes/`, `maps/land.json`, `maps/borders.json`, `stamps.txt` and `touch/outlines.json` in `src/geo` from the atlas:
//   npm run make:atlas

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { countries } from '../../src/geo/countries'
import { parseShape, type Shape } from '../../src/geo/shape'
import { draw, placeOf } from './drawing'
import { bordersOf, earthOf } from './earth'
import { filesOf } from './files'
import { stampsText } from './stamps'
import { touchOutlineOf, touchOutlinesText } from './touch/outlines'
import { readWorld } from './world'

/** The countries that the atlas has as a point: they can be guessed, and have no shape. */
const POINTS: readonly string[] = ['VA']

const geo = new URL('../../src/geo/', import.meta.url)

/** Writes nothing where a country cannot be drawn. */
export function main(): void {
  const world = readWorld()
  const drawings = countries.filter(({ id }) => !POINTS.includes(id)).map((entry) => draw(entry, world))
  const places = countries
    .filter(({ id }) => POINTS.includes(id))
    .map((entry) => ({ ...entry, place: placeOf(entry, world) }))
  const shapes = new URL('shapes/', geo)
  rmSync(shapes, { recursive: true, force: true })
  mkdirSync(shapes)
  const files = filesOf(drawings, places)
  for (const [path, text] of files) writeFileSync(new URL(path, geo), text)
  writeFileSync(new URL('maps/land.json', geo), earthOf(countries))
  writeFileSync(new URL('maps/borders.json', geo), bordersOf(countries))
  const drawn = drawings.map(({ entry: { id } }) => {
    const shape = parseShape(files.get(`shapes/${id}.txt`) as string)
    return [id, shape as Shape] as const
  })
  writeFileSync(new URL('stamps.txt', geo), stampsText(drawn))
  const outlines = drawn.map(([id, shape]) => [id, touchOutlineOf(shape)] as const)
  writeFileSync(new URL('touch/outlines.json', geo), touchOutlinesText(outlines))
  for (const { entry, polygons, detailed } of drawings)
    console.log(`${entry.name} (${entry.id}): ${polygons.length} parts, ${detailed.length} bytes`)
}
