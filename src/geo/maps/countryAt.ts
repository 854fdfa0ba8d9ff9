import { geoContains } from 'd3-geo'
import { type CountryCode, countries } from '../countries'
import type { Point } from '../point'
import { type Atlas, atlas } from './atlas'

/** Finds the country at a point of the Earth, by default by the coarse outlines of the atlas; `undefined` at sea. */
export function countryAt(
  [latitude, longitude]: Point,
  shapeOf: Atlas['landOf'] = atlas.landOf,
): CountryCode | undefined {
  return countries.find(({ id }) => geoContains(shapeOf(id), [longitude, latitude]))?.id
}
