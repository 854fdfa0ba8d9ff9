import { shapeText } from '../../src/geo/drawing/outline'
import { areaOfFlat } from '../../src/geo/drawing/traits'
import type { Point } from '../../src/geo/point'
import type { Drawing } from './drawing'

/** Least corners of a target: a country with fewer is not recognised. */
const LEAST_CORNERS = 25

/**
 * The text of each generated file by its path within `src/geo`: the shape of each country, the middles of these and of
 * some that have a place only, and which of all are too plain to be sought.
 */
export function filesOf(
  drawings: readonly Drawing[],
  places: readonly Middle[],
): ReadonlyMap<string, string> {
  const middles = [...drawings.map(middleOf), ...places].sort((a, b) => (a.id < b.id ? -1 : 1))
  return new Map([
    ['centroids.json', tableOf(middles.map(({ id, place }) => [id, place]))],
    ['drawnAreas.json', tableOf(drawings.map(drawnAreaOf).sort())],
    ['neverTargets.json', neverTargetsOf(plainOf(drawings, places))],
    ...drawings.map((drawing) => [`shapes/${drawing.entry.id}.txt`, shapeText(drawing)] as const),
  ])
}

/** Where a country lies. */
export type Middle = { readonly id: string; readonly name: string; readonly place: Point }

function middleOf({ entry, flat }: Drawing): Middle {
  return { id: entry.id, name: entry.name, place: flat.centroid }
}

/** A table by the codes of countries, one line for each. */
function tableOf(values: readonly (readonly [id: string, value: Point | number])[]): string {
  return `{\n${values.map(([id, value]) => `  "${id}": ${JSON.stringify(value)}`).join(',\n')}\n}\n`
}

function drawnAreaOf({ entry, flat }: Drawing): [id: string, area: number] {
  return [entry.id, Number(areaOfFlat(flat).toPrecision(4))]
}

/** Those with few corners, in the order of their names: what has a place only, has none at all. */
function plainOf(drawings: readonly Drawing[], places: readonly Middle[]): readonly Middle[] {
  const plain = drawings.filter(({ corners }) => corners < LEAST_CORNERS).map(middleOf)
  return [...plain, ...places].sort((a, b) => (a.name < b.name ? -1 : 1))
}

function neverTargetsOf(countries: readonly Middle[]): string {
  const codes = countries.map(({ id }) => `"${id}"`)
  return `{ "leastCorners": ${LEAST_CORNERS}, "countries": [${codes.join(', ')}] }\n`
}
