import { drawnAreas } from './drawnAreas'
import type { PlaceId } from './place'
import { placeOf } from './places'
import type { Region } from './regions/region'
import { parseShape } from './shape'

const areas: Readonly<Partial<Record<PlaceId, number>>> = drawnAreas

/**
 * Area of a place's drawn outline as a multiple of another's, to two figures; `undefined` if one of them has no outline.
 */
export function relativeSize(place: PlaceId, other: PlaceId): number | undefined {
  const [area, unit] = [areaOf(place), areaOf(other)]
  return area && unit && Number((area / unit).toPrecision(2))
}

/** Area of a drawn outline in square kilometres; that of a region comes with its shape, to two digits. */
function areaOf(id: PlaceId): number | undefined {
  const { shape } = placeOf(id) as Partial<Region>
  return shape === undefined ? areas[id] : parseShape(shape)?.traits.area
}
