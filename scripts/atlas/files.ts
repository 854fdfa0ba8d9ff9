import type { Point } from '../../src/geo/point'
import { type Drawing, draw, type Entry } from './drawing'
import { STEPS } from './plane'
import type { World } from './world'

/** Draws each of some countries, or throws with all that cannot be drawn, a line each. */
export function drawAll(entries: readonly Entry[], world: World): readonly Drawing[] {
  const refusals: string[] = []
  const drawings = entries.flatMap((entry) => {
    try {
      return [draw(entry, world)]
    } catch (error) {
      refusals.push((error as Error).message)
      return []
    }
  })
  if (refusals.length > 0) throw new Error(refusals.join('\n'))
  return drawings
}

/** The text of each generated file of the twenty by its path within `src/geo`. */
export function filesOf(drawings: readonly Drawing[]): ReadonlyMap<string, string> {
  return new Map([
    ['centroids.ts', centroidsOf(drawings.map(middleOf), 'TwentyCode', '.')],
    ...drawings.map(({ entry, detailed }) => [`outlines/${entry.id}.txt`, detailed] as const),
    ...drawings.map((drawing) => [`sketches/${drawing.entry.id}.json`, sketchOf(drawing)] as const),
  ])
}

/** A country with fewer corners is not recognised. */
const LEAST_CORNERS = 25

/**
 * The same of the world: the shape of each country, once by itself and once among all, and the middles of those that
 * are not among the twenty, and of some that have a place only; and which of all are too plain to be sought.
 */
export function worldFilesOf(
  drawings: readonly Drawing[],
  twenty: readonly Entry[],
  places: readonly Middle[],
): ReadonlyMap<string, string> {
  const others = drawings.filter(({ entry }) => !twenty.some(({ id }) => id === entry.id)).map(middleOf)
  const middles = [...others, ...places].sort((a, b) => (a.id < b.id ? -1 : 1))
  return new Map([
    ['world/centroids.ts', centroidsOf(middles, 'OtherCode', '..')],
    ['world/plain.ts', plainOf(drawings, places)],
    ['world/shapes.txt', shapesOf(drawings)],
    ...drawings.map((drawing) => [`world/shapes/${drawing.entry.id}.txt`, shapeOf(drawing)] as const),
  ])
}

/** Where a country lies. */
export type Middle = { readonly id: string; readonly name: string; readonly place: Point }

function middleOf({ entry, flat }: Drawing): Middle {
  return { id: entry.id, name: entry.name, place: flat.centroid }
}

function centroidsOf(
  middles: readonly Middle[],
  code: 'TwentyCode' | 'OtherCode',
  folder: '.' | '..',
): string {
  const lines = middles.map(({ id, place }) => `  ${id}: [${place.join(', ')}],\n`)
  const from = code === 'TwentyCode' ? './countries' : './others'
  return `// Made by \`npm run make:atlas\` from world-atlas (Natural Earth); do not edit.
import type { ${code} } from '${from}'
import type { Point } from '${folder}/point'

/** The middle of what is drawn of each country. */
export const centroids: Readonly<Record<${code}, Point>> = {
${lines.join('')}}
`
}

/** What has a place only, has no corners at all. */
function plainOf(drawings: readonly Drawing[], places: readonly Middle[]): string {
  const plain = drawings.filter(({ corners }) => corners < LEAST_CORNERS).map(middleOf)
  const countries = [...plain, ...places].sort((a, b) => (a.name < b.name ? -1 : 1))
  return `// Made by \`npm run make:atlas\` from world-atlas (Natural Earth); do not edit.
import type { Country } from '../countries'

/** A country whose outline has fewer corners, a dot being one, can be guessed and is never sought. */
export const LEAST_CORNERS = ${LEAST_CORNERS}

/** Those countries, in the order of their names in English. */
export const plainCountries: readonly Pick<Country, 'id' | 'name'>[] = [
${countries.map(({ id, name }) => `  { id: '${id}', name: '${name}' },\n`).join('')}]
`
}

function sketchOf({ coarse, flat, traits }: Drawing): string {
  return `${JSON.stringify({ path: coarse, side: sideOf(flat), traits })}\n`
}

/** The side of the box in km, to four digits. */
function sideOf({ scale }: Drawing['flat']): number {
  return Number((scale * STEPS).toPrecision(4))
}

/** The detailed outline and, on a line of its own, the rest: as `src/geo/world/shape.ts` reads it. */
function shapeOf({ detailed, unit, flat, traits }: Drawing): string {
  const units = STEPS / unit
  return `${detailed}\n${JSON.stringify({ units, side: sideOf(flat), traits })}\n`
}

function shapesOf(drawings: readonly Drawing[]): string {
  return drawings.map((drawing) => `${drawing.entry.id}\n${shapeOf(drawing)}`).join('')
}
