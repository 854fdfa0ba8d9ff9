import { type Drawing, draw, type Entry } from './drawing'
import type { World } from './world'

/** Draws every country of a table, or throws with all that cannot be drawn, a line each. */
export function drawAll(table: readonly Entry[], world: World): readonly Drawing[] {
  const refusals: string[] = []
  const drawings = table.flatMap((entry) => {
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

/** The text of each generated file by its path within `src/geo`. */
export function filesOf(drawings: readonly Drawing[]): ReadonlyMap<string, string> {
  return new Map([
    ['atlas.ts', atlasOf(drawings)],
    ...drawings.map(({ entry, detailed }) => [`outlines/${entry.id}.txt`, detailed] as const),
  ])
}

function atlasOf(drawings: readonly Drawing[]): string {
  const lines = drawings.map(({ entry, flat, coarse, traits }) => {
    const value = { centroid: flat.centroid, svgPath: coarse, traits }
    return `  ${JSON.stringify(entry.id)}: ${JSON.stringify(value)},\n`
  })
  return `// Made by \`npm run atlas\` from world-atlas (Natural Earth); do not edit.
import type { Point } from './point'
import type { CountryCode } from './table'
import type { Traits } from './traits'

/** What the game needs of every country from the start. The detailed outlines are fetched from \`outlines/\`. */
export const atlas: Record<CountryCode, { readonly centroid: Point; readonly svgPath: string; readonly traits: Traits }> = {
${lines.join('')}}
`
}
