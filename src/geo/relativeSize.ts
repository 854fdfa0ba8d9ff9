import { drawnAreas } from './drawnAreas'
import type { PlaceId } from './place'

const areas: Readonly<Partial<Record<PlaceId, number>>> = drawnAreas

/**
 * Area of a place's drawn outline as a multiple of another's, to two figures; `undefined` if one of them has no outline.
 */
export function relativeSize(place: PlaceId, other: PlaceId): number | undefined {
  const [area, unit] = [areas[place], areas[other]]
  return area && unit && Number((area / unit).toPrecision(2))
}
