import drawnAreas from './drawnAreas.json' with { type: 'json' }
import type { PlaceId } from './place'
import { placeOf } from './places'
import type { Region } from './regions/regionDecks'
import { parseShape } from './shape'

/** Area of the drawn outline of each country that has one, in square kilometres. Made by `npm run make:atlas`. */
const areas: Readonly<Partial<Record<PlaceId, number>>> = drawnAreas

/** Ratio below which a fraction is told instead of a decimal. */
const FRACTION = 0.0995

/**
 * Area of a place's drawn outline as a multiple of another's, to the two figures that are told: below a tenth, those of its
 * inverse. `undefined` if one of them has no outline.
 */
export function relativeSize(place: PlaceId, other: PlaceId): number | undefined {
  const [area, unit] = [areaOf(place), areaOf(other)]
  if (!area || !unit) return undefined
  const ratio = area / unit
  return ratio < FRACTION ? 1 / Number((1 / ratio).toPrecision(2)) : Number(ratio.toPrecision(2))
}

/** Area of a drawn outline in square kilometres; that of a region comes with its shape, to two digits. */
function areaOf(id: PlaceId): number | undefined {
  const { shape, area } = placeOf(id) as Partial<Region>
  return area ?? (shape === undefined ? areas[id] : parseShape(shape)?.traits.area)
}
