import { greatCircleDistance } from '../../src/geo/greatCircle'
import type { Kilometres } from '../../src/geo/point'
import type { Outlines } from './drawing'

/** Greatest distance between two centroids, rounded up to 100 km. */
export function spanOf(outlines: Outlines): Kilometres {
  const places = [...outlines.values()].map(({ flat }) => flat.centroid)
  const distances = places.flatMap((one) => places.map((other) => greatCircleDistance(one, other)))
  return Math.ceil(Math.max(...distances) / 100) * 100
}
