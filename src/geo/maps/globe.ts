import type { Point } from '../point'
import { type Chart, drawnLayers, FINE, type Layers, type ScreenPoint } from './chart'
import { type Axes, axesOf, type Grain, traceRuns, type VisibleStretch } from './trace'
import { dot, pointOf, type Rings, vectorOf } from './vector'

/** Content of a globe. */
export type Basemap = Layers<Rings>

/**
 * Globe seen from far above a point, north up, in the orthographic projection (Snyder, "Map Projections: A Working
 * Manual", USGS 1987, eq. 20-3 to 20-5). `radius` is in pixels. It is redrawn for every frame of a rotation, in a
 * third of the time that d3 takes. Places closer than `detail`, in pixels across plus pixels down, are merged. Only
 * the square within `reach` pixels of the centre is visible; beyond it, lines are simplified as far as the visible
 * part stays exact.
 */
export function globeChart(
  middle: Point,
  radius: number,
  basemap: Basemap,
  detail = 0.6,
  reach = radius,
): Chart {
  const axes = axesOf(middle)
  const units = radius * FINE
  const grain = { near: detail * FINE, reach: reach * FINE }
  const edge = Math.round(units)
  return {
    ...drawnLayers(
      basemap,
      (area) => areaPath(area, axes, units, grain),
      (line) => linePath(line, axes, units, grain),
    ),
    edge: `M${-edge} 0A${edge} ${edge} 0 0 1 ${edge} 0A${edge} ${edge} 0 0 1 ${-edge} 0Z`,
    shift: [0, 0],
    spotOf: (point) => spotOf(point, axes, radius),
    pointAt: (spot) => pointAt(spot, axes, radius),
  }
}

function spotOf(point: Point, { east, north, out }: Axes, radius: number): ScreenPoint | undefined {
  const vector = vectorOf(point)
  return dot(vector, out) < 0 ? undefined : [radius * dot(vector, east), -radius * dot(vector, north)]
}

function pointAt([x, y]: ScreenPoint, { east, north, out }: Axes, radius: number): Point | undefined {
  const [right, up] = [x / radius, -y / radius]
  const height = 1 - right * right - up * up
  if (height < 0) return undefined
  const along = (i: 0 | 1 | 2) => east[i] * right + north[i] * up + out[i] * Math.sqrt(height)
  return pointOf([along(0), along(1), along(2)])
}

function areaPath(rings: Rings, axes: Axes, units: number, grain: Grain): string {
  const runs: VisibleStretch[] = []
  let path = ''
  for (const seen of traceRuns(rings, axes, units, grain)) {
    const last = seen.at(-1)
    if (last === undefined) continue
    const first = seen[0] as VisibleStretch
    if (!Number.isNaN(first.start)) runs.push(...seen)
    else if (first === last) path += `M${first.places}Z`
    // The ring starts on the visible side, so its last stretch continues into its first.
    else runs.push(...seen.slice(1, -1), { ...first, start: last.start, places: last.places + first.places })
  }
  return path + joinAlongEdge(runs, units)
}

function linePath(rings: Rings, axes: Axes, units: number, grain: Grain): string {
  return traceRuns(rings, axes, units, grain)
    .flat()
    .map(({ places }) => `M${places}`)
    .join('')
}

const TURN = 2 * Math.PI

/**
 * Path of areas from the visible stretches of their borders, with the inside on the right. Where a border leaves the
 * visible side, the area follows the edge of the globe clockwise to the next border that enters it.
 */
function joinAlongEdge(runs: readonly VisibleStretch[], radius: number): string {
  const waiting = new Set(runs)
  let path = ''
  for (const first of waiting) {
    path += `M${first.places}`
    for (let run = first; ; ) {
      const next = nextAfter(run.end, runs)
      const sweep = clockwise(run.end, next.start)
      const [x, y] = [Math.cos(next.start) * radius, Math.sin(next.start) * radius].map(Math.round)
      path += `A${radius} ${radius} 0 ${sweep > Math.PI ? 1 : 0} 1 ${x} ${y}`
      waiting.delete(run)
      if (!waiting.has(next)) break
      path += `L${next.places}`
      run = next
    }
    path += 'Z'
  }
  return path
}

function nextAfter(angle: number, runs: readonly VisibleStretch[]): VisibleStretch {
  return runs.reduce((a, b) => (clockwise(angle, b.start) < clockwise(angle, a.start) ? b : a))
}

/** Clockwise angle from one direction to another, in radians, [0, 2π). */
function clockwise(from: number, to: number): number {
  return (((to - from) % TURN) + TURN) % TURN
}
