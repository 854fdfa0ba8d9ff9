import type { Traits } from '../traits'
import { detailOf, type Fineness } from './detail'
import { isletDots, partedBySize } from './islets'
import type { Loop } from './loop'
import { outlinePath } from './path'
import { type Flat, flatten, STEPS } from './plane'
import type { Polygon } from './polygon'
import { traitsOf } from './traits'

/** Everything that is made of one place. */
export type DrawnOutline = {
  /** Polygons that belong to the shape. */
  readonly polygons: readonly Polygon[]
  readonly flat: Flat
  /** Loops that are drawn as they are, at full detail, and the number of dots that stand for the rest. */
  readonly coast: readonly Loop[]
  readonly dots: number
  /** Path data in whole units of so many steps. */
  readonly detailed: string
  readonly unit: number
  /** Number of corners in the path data, a dot being one. */
  readonly corners: number
  readonly traits: Traits
}

/** Draws what belongs to a shape, whose middle is that of all but what is added. */
export function outlineOf(
  polygons: readonly Polygon[],
  fineness: Fineness,
  isAdded: (polygon: Polygon) => boolean,
): DrawnOutline {
  const flat = flatten(
    polygons,
    polygons.filter((polygon) => !isAdded(polygon)),
  )
  const { coast, islets } = partedBySize(partsOf(polygons, flat))
  const { loops, unit } = detailOf(coast, fineness)
  const dots = isletDots(islets, loops)
  const detail = [...loops, ...dots]
  return {
    polygons,
    flat,
    coast,
    dots: dots.length,
    detailed: outlinePath(detail, unit),
    unit,
    corners: loops.flat().length + dots.length,
    traits: traitsOf(flat, detail),
  }
}

/** Loops of each polygon. */
function partsOf(polygons: readonly Polygon[], { loops }: Flat): readonly (readonly Loop[])[] {
  let end = 0
  return polygons.map(({ length }) => {
    end += length
    return loops.slice(end - length, end)
  })
}

/** Text of the detailed outline and, on a line of its own, the rest, with the side of the box in km: as `parseShape` reads it. */
export function shapeText({ detailed, unit, flat, traits }: DrawnOutline): string {
  const side = Number((flat.scale * STEPS).toPrecision(4))
  return `${detailed}\n${JSON.stringify({ units: STEPS / unit, side, traits })}\n`
}
