import type { CountryCode } from './countries'
import { drawnAreas } from './drawnAreas'

/** Area of a country's drawn outline as a multiple of another's; `undefined` if one of them has no outline. */
export function relativeSize(country: CountryCode, other: CountryCode): number | undefined {
  const [area, unit] = [drawnAreas[country], drawnAreas[other]]
  return area && unit && area / unit
}
