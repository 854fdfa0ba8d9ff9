import { geoContains } from 'd3-geo'
import { type CountryCode, countries } from '../countries'
import type { Point } from '../point'
import { atlas } from './atlas'

/** Finds the country at a point of the Earth, by the coarse outlines of the atlas; `undefined` at sea. */
export function countryAt([latitude, longitude]: Point): CountryCode | undefined {
  return countries.find(({ id }) => geoContains(atlas.landOf(id), [longitude, latitude]))?.id
}
