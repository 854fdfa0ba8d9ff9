import { type Drawing, draw, type Entry } from './drawing'
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

/** The text of each generated file by its path within `src/geo`. */
export function filesOf(drawings: readonly Drawing[]): ReadonlyMap<string, string> {
  return new Map([
    ['centroids.ts', centroidsOf(drawings)],
    ...drawings.map(({ entry, detailed }) => [`outlines/${entry.id}.txt`, detailed] as const),
    ...drawings.map((drawing) => [`sketches/${drawing.entry.id}.json`, sketchOf(drawing)] as const),
  ])
}

function centroidsOf(drawings: readonly Drawing[]): string {
  const lines = drawings.map(({ entry, flat }) => `  ${entry.id}: [${flat.centroid.join(', ')}],\n`)
  return `// Made by \`npm run make:atlas\` from world-atlas (Natural Earth); do not edit.
import type { CountryCode } from './countries'
import type { Point } from './point'

/** The middle of what is drawn of each country. */
export const centroids: Readonly<Record<CountryCode, Point>> = {
${lines.join('')}}
`
}

function sketchOf({ coarse, traits }: Drawing): string {
  return `${JSON.stringify({ path: coarse, traits })}\n`
}
