import { geoArea } from 'd3-geo'
import type { MultiLineString, MultiPolygon } from 'geojson'
import type { PlaceId } from '../place'
import { degrees } from '../point'
import type { Atlas } from './atlas'
import type { FlatBasemap } from './flat'
import type { Basemap } from './globe'
import { type Rings, ringsOf } from './vector'

/** Meridians and parallels every 30 degrees, in segments of 5 degrees, which a globe draws as straight lines. */
const graticule: MultiLineString = {
  type: 'MultiLineString',
  coordinates: [
    ...each(-180, 150, 30).map((longitude) => each(-90, 90, 5).map((latitude) => [longitude, latitude])),
    ...each(-60, 60, 30).map((latitude) => each(-180, 180, 5).map((longitude) => [longitude, latitude])),
  ],
}

const lines = ringsOf(graticule.coordinates)
const nothing = ringsOf([])

/** Globe without land, borders or countries. */
export const emptyBasemap: Basemap = {
  land: nothing,
  borders: nothing,
  areas: [],
  guesses: [],
  country: nothing,
  graticule: nothing,
}

/** Fills a map: the country `code`, if any, stands out, then each guess; `areas` are drawn below them. */
type Filling<Filled> = (
  code: PlaceId | undefined,
  guesses: readonly PlaceId[],
  areas?: readonly MultiPolygon[],
) => Filled

/** Map data of an atlas. */
export type Basemaps = {
  readonly basemapOf: Filling<Basemap>
  /** Equivalent for a flat map. */
  readonly flatBasemapOf: Filling<FlatBasemap>
  /** Merges countries into one area. */
  areaOf(codes: readonly PlaceId[]): MultiPolygon
  /**
   * Side, in degrees, of a square with the area of a country's largest part; 0 if the country is not in the atlas.
   */
  sideOf(code: PlaceId): number
}

/**
 * Prepares the map data that every game shares. Called when the atlas arrives, so that drawing need not wait for it.
 */
export function basemapsOf({ land, islands, borders, landOf }: Atlas): Basemaps {
  const all: MultiPolygon = { ...land, coordinates: [...land.coordinates, ...islands.coordinates] }
  const ready = { land: ringsIn(all), borders: ringsOf(borders.coordinates), graticule: lines }
  return {
    basemapOf: (code, guesses, areas = []) => ({
      ...ready,
      areas: areas.map(ringsIn),
      country: code ? ringsIn(landOf(code)) : nothing,
      guesses: guesses.map((guess) => ringsIn(landOf(guess))),
    }),
    flatBasemapOf: (code, guesses, areas = []) => ({
      areas,
      land: all,
      borders,
      graticule,
      country: code ? landOf(code) : { ...land, coordinates: [] },
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
