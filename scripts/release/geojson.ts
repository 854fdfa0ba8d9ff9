import { geoEquirectangular, geoStream } from 'd3-geo'
import type { Feature, MultiPolygon, Position } from 'geojson'
import { fourDecimals } from '../../src/geo/drawing/plane'
import type { Polygon } from '../../src/geo/drawing/polygon'
import { ringArea } from '../../src/geo/outlineRings'
import { degrees } from '../../src/geo/point'
import type { Land } from './lands'

/** Text of a collection (RFC 7946), one place to a line, with the names in all languages as attributes. */
export function collectionOf(lands: readonly Land[], name: string, licence: string): string {
  const features = lands.map(({ id, names, polygons, middle: [latitude, longitude] }): Feature => {
    const called = Object.entries(names).map(([lang, text]) => [`name_${lang}`, text])
    const point = { type: 'Point' as const, coordinates: [longitude, latitude] }
    return {
      type: 'Feature',
      id,
      properties: { id, name: names.en, ...Object.fromEntries(called) },
      geometry: polygons.length > 0 ? geometryOf(polygons) : point,
    }
  })
  const head = JSON.stringify({ type: 'FeatureCollection', name, licence }).slice(0, -1)
  return `${head},"features":[\n${features.map((feature) => JSON.stringify(feature)).join(',\n')}\n]}\n`
}

/** Land in degrees to some 11 m, cut along the antimeridian, outer rings anticlockwise. */
function geometryOf(polygons: readonly Polygon[]): MultiPolygon {
  const coordinates = polygons.flatMap(cutAlongSeam).map((polygon) => polygon.map(rewound))
  return { type: 'MultiPolygon', coordinates }
}

/** Projection that leaves degrees as they are, but for what it cuts. */
const plain = geoEquirectangular().scale(degrees(1)).translate([0, 0]).precision(0)

/** Parts of a polygon on both sides of the antimeridian, with the holes that lie there, in open rings. */
function cutAlongSeam(polygon: Polygon): readonly (readonly [number, number][])[][] {
  const rings: [number, number][][] = []
  const lines = { lineStart: () => rings.push([]), lineEnd: () => {} }
  const point = (x: number, y: number) => rings.at(-1)?.push([fourDecimals(x), fourDecimals(-y)])
  const sink = { ...lines, point, polygonStart: () => {}, polygonEnd: () => {} }
  geoStream({ type: 'Polygon', coordinates: polygon as Position[][] }, plain.stream(sink))
  const parts = rings.map((ring) => ({ ring, isHole: ringArea(ring) > 0, isEast: (ring[0]?.[0] ?? 0) > 0 }))
  const outers = parts.filter(({ isHole }) => !isHole)
  const isIn = (outer: (typeof parts)[number]) => (hole: typeof outer) =>
    hole.isHole && (outers.length === 1 || hole.isEast === outer.isEast)
  return outers.map((outer) => [outer, ...parts.filter(isIn(outer))].map(({ ring }) => ring))
}

/** Closed ring the other way round, without the places that rounding has made one. */
function rewound(ring: readonly [number, number][]): Position[] {
  const places = ring.filter((place, at) => String(place) !== String(ring.at(at - 1))).reverse()
  return [...places, ...places.slice(0, 1)]
}
