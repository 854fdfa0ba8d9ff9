import { geoArea } from 'd3-geo'
import type { MultiLineString, MultiPolygon } from 'geojson'
import type { CountryCode } from '../countries'
import { degrees } from '../point'
import type { Atlas } from './atlas'
import type { FlatBasemap } from './flat'
import type { Basemap } from './globe'
import { type Rings, ringsOf } from './vector'

/** Every 30 degrees, in stretches of five: on a globe they are drawn straight from place to place. */
const graticule: MultiLineString = {
  type: 'MultiLineString',
  coordinates: [
    ...each(-180, 150, 30).map((longitude) => each(-90, 90, 5).map((latitude) => [longitude, latitude])),
    ...each(-60, 60, 30).map((latitude) => each(-180, 180, 5).map((longitude) => [longitude, latitude])),
  ],
}

const lines = ringsOf(graticule.coordinates)
const nothing = ringsOf([])

/** A globe without anything on it. */
export const emptyBasemap: Basemap = {
  land: nothing,
  borders: nothing,
  areas: [],
  guesses: [],
  country: nothing,
  graticule: nothing,
}

/**
 * What an atlas has to draw. Of the countries that are asked for the first stands out, and then each guess for itself; under
 * them are areas of any kind.
 */
export type Basemaps = {
  basemapOf(code: CountryCode, guesses: readonly CountryCode[], areas?: readonly MultiPolygon[]): Basemap
  /** The same for a flat map. */
  flatBasemapOf(
    code: CountryCode,
    guesses: readonly CountryCode[],
    areas?: readonly MultiPolygon[],
  ): FlatBasemap
  /** Some countries as one area. */
  areaOf(codes: readonly CountryCode[]): MultiPolygon
  /** The side in degrees of a square as large as the largest part of a country; 0 of one that the atlas lacks. */
  sideOf(code: CountryCode): number
}

/** Makes all that does not depend on a game; done when the atlas is fetched, and not when it is to be drawn. */
export function basemapsOf({ land, islands, borders, landOf }: Atlas): Basemaps {
  const all: MultiPolygon = { ...land, coordinates: [...land.coordinates, ...islands.coordinates] }
  const ready = { land: ringsIn(all), borders: ringsOf(borders.coordinates), graticule: lines }
  return {
    basemapOf: (code, guesses, areas = []) => ({
      ...ready,
      areas: areas.map(ringsIn),
      country: ringsIn(landOf(code)),
      guesses: guesses.map((guess) => ringsIn(landOf(guess))),
    }),
    flatBasemapOf: (code, guesses, areas = []) => ({
      areas,
      land: all,
      borders,
      graticule,
      country: landOf(code),
      guesses: guesses.map(landOf),
    }),
    areaOf: (codes) => ({
      type: 'MultiPolygon',
      coordinates: codes.flatMap((code) => landOf(code).coordinates),
    }),
    sideOf(code) {
      const areas = landOf(code).coordinates.map((coordinates) => geoArea({ type: 'Polygon', coordinates }))
      return degrees(Math.sqrt(Math.max(0, ...areas)))
    },
  }
}

function ringsIn({ coordinates }: MultiPolygon): Rings {
  return ringsOf(coordinates.flat())
}

function each(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step)
}
