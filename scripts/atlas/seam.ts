import type { Position } from 'geojson'
import type { Ring } from './polygon'

/** The atlas is quantised to a few thousandths of a degree, so that 180 comes back with a tiny tail. */
const TAIL = 1e-6

/**
 * A ring without the seam that map makers leave at the antimeridian. The atlas joins the two halves of
 * Russia and of Fiji, but leaves a cut of no width from the coast inland and back, which would show as a
 * hairline. On a run of places along the antimeridian only the two ends carry the shape.
 */
export function withoutSeam(ring: Ring): Ring {
  const open = ring.slice(0, -1)
  const kept = open.filter((place, i) => {
    const before = open[(i + open.length - 1) % open.length]
    const after = open[(i + 1) % open.length]
    return ![before, place, after].every(isOnSeam)
  })
  const [first] = kept
  return first === undefined ? [] : [...kept, first]
}

function isOnSeam(place: Position | undefined): boolean {
  return place?.[0] !== undefined && Math.abs(Math.abs(place[0]) - 180) < TAIL
}
