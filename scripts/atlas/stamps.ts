import { areaOfLoop, type GridSpot, type Loop } from '../../src/geo/drawing/loop'
import { outlinePath } from '../../src/geo/drawing/path'
import { simplify } from '../../src/geo/drawing/simplification'
import { outlineRingsOf } from '../../src/geo/outlineRings'
import type { Shape } from '../../src/geo/shape'

/** Steps to a unit of the box of 100×100, on whose whole numbers the corners of a stamp lie. */
const UNIT = 1000

/** Area in square units that is worth a corner. */
const CORNER = 1

/** Area in square units of the smallest island; a country of smaller ones has those that are a third of its largest. */
const ISLAND = 1.5

/** Simplifies an outline to a silhouette the size of a stamp, as path data in a box of 100×100. */
export function stampOf({ path }: Pick<Shape, 'path'>): string {
  const loops = outlineRingsOf(path).map(
    (ring): Loop => ring.map(([x, y]): GridSpot => [Math.round(x * UNIT), Math.round(y * UNIT)]),
  )
  const areas = loops.map((loop) => Math.abs(areaOfLoop(loop)) / UNIT ** 2)
  const least = Math.min(ISLAND, Math.max(...areas) / 3)
  const seen = loops.filter((_, at) => (areas[at] ?? 0) >= least)
  const simple = simplify(seen, { corners: 0, displaced: CORNER * UNIT ** 2 })
  return outlinePath(
    simple.map(onUnits).filter(({ length }) => length > 2),
    UNIT,
  )
}

/** Rounds the corners of a loop to whole units within the box, each once. */
function onUnits(loop: Loop): Loop {
  const whole = (step: number) => Math.min(100, Math.max(0, Math.round(step / UNIT))) * UNIT
  const corners = loop.map(([x, y]): GridSpot => [whole(x), whole(y)])
  return corners.filter(([x, y], at) => {
    const [lastX, lastY] = corners.at(at - 1) as GridSpot
    return x !== lastX || y !== lastY
  })
}

/** Text of `src/geo/stamps.txt`: the code and the silhouette of each country, by code. */
export function stampsText(shapes: readonly (readonly [id: string, shape: Pick<Shape, 'path'>])[]): string {
  return shapes
    .map(([id, shape]) => `${id}${stampOf(shape)}\n`)
    .sort()
    .join('')
}
