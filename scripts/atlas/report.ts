import type { Drawing } from './drawing'
import { areaOf } from './polygon'
import { LARGE, type Part, SMALL } from './selection'

/** What became of every polygon of every country and why, a line each, for people to read. */
export function reportOf(drawings: readonly Drawing[]): string {
  return `${drawings.map((drawing) => [summaryOf(drawing), ...linesOf(drawing)].join('\n')).join('\n\n')}\n`
}

/** One line on a country: how much of it is drawn, and in how many bytes. */
export function summaryOf({ entry, selection, flat, detailed, coarse }: Drawing): string {
  const [latitude, longitude] = flat.centroid
  return (
    `${entry.name} (${entry.id}): ${selection.kept.length} polygons kept, ${selection.dropped.length} dropped; ` +
    `centroid ${latitude}, ${longitude}; ${detailed.length} bytes, coarse ${coarse.length}`
  )
}

function linesOf({ selection: { kept, dropped, reach } }: Drawing): readonly string[] {
  const reachOf = ({ share }: Part) => (share >= LARGE ? reach.large : Math.max(reach.small, reach.step))
  return [
    ...kept.map(
      (part, i) =>
        `  kept     ${nameOf(part)}: ${i === 0 ? 'the main part' : `${km(part.gap)} from the rest`}`,
    ),
    ...kept.flatMap(({ filled }) =>
      filled.map((area) => `  filled   a hole of ${km2(area)}: less than ${SMALL * 100} % of the main part`),
    ),
    ...dropped.map((part) =>
      part.share < SMALL
        ? `  dropped  ${nameOf(part)}: less than ${SMALL * 100} % of the main part`
        : `  dropped  ${nameOf(part)}: ${km(part.gap)} from the rest, further than ${km(reachOf(part))}`,
    ),
  ]
}

/** A polygon by its area, its share and a place on its coast. */
function nameOf({ polygon, share }: Part): string {
  const [longitude = 0, latitude = 0] = polygon[0]?.[0] ?? []
  return `${km2(areaOf(polygon))} (${(share * 100).toFixed(3)} %) at ${latitude.toFixed(1)}, ${longitude.toFixed(1)}`
}

function km(distance: number): string {
  return `${Math.round(distance)} km`
}

function km2(area: number): string {
  return `${area < 10 ? area.toFixed(1) : Math.round(area)} km²`
}
