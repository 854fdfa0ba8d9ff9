import type { MultiPolygon } from 'geojson'
import { feature } from 'topojson-client'
import type { MultiPolygon as Shape, Topology } from 'topojson-specification'
import type { CountryCode } from './countries'
import text from './land.json?raw'

// Heavy, and needed by nobody before the end of a game: whatever imports this is itself imported late.

const topology = JSON.parse(text) as Topology<Record<'land' | CountryCode, Shape>>

/** All land of the Earth, in degrees, from Natural Earth at 1:110 million. Made by `npm run make:atlas`. */
export const land: MultiPolygon = shapeOf('land')

/** The parts of a country that belong to its outline, in degrees, with the coast that {@link land} has. */
export function landOf(code: CountryCode): MultiPolygon {
  return shapeOf(code)
}

function shapeOf(name: 'land' | CountryCode): MultiPolygon {
  return feature(topology, topology.objects[name]).geometry
}
