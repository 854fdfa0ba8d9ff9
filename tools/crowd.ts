import { greatCircleDistance } from '../src/geo/greatCircle'
import type { Place } from '../src/geo/place'
import { placesOf } from '../src/geo/places'

/** The names of six wrong guesses of the twenty: some crowd together around the answer, some lie behind the Earth. */
export function crowdAround(answer: Place): string[] {
  const far = ({ centroid }: Place) => greatCircleDistance(centroid, answer.centroid)
  const others = placesOf('twenty')
    .filter((country) => country !== answer)
    .sort((a, b) => far(a) - far(b))
  return [0, 1, 2, 8, 13, 18].map((rank) => others[rank]?.name as string)
}
