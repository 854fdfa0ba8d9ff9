import type { Position } from 'geojson'
import { describe, expect, test } from 'vitest'
import { flatten } from '../../scripts/atlas/plane'
import { areaOf, type Polygon } from '../../scripts/atlas/polygon'
import { withoutSeam } from '../../scripts/atlas/seam'
import { line } from './line'
import { hole } from './square'

// A country from 170° east to 170° west, cut in two, with one more place where the cut leaves the land.
const west = line('170 60, 170 70, 180 70, 180 60, 170 60')
const east = line('-180 60, -180 70.002, -170 70, -170 60, -180 60')

function area(polygons: readonly Polygon[]): number {
  return polygons.reduce((sum, polygon) => sum + areaOf(polygon), 0)
}

describe('a country without the seam at the antimeridian', () => {
  test('keeps a hole of one of the halves', () => {
    const lake = hole(line('172 62, 172 64, 174 64, 174 62, 172 62'))
    const joined = withoutSeam([[west, lake], [east]])
    expect(joined).toHaveLength(1)
    expect(joined[0]).toHaveLength(2)
    expect(joined[0]?.[1]).toEqual(lake)
  })

  test('gets a hole where the cut ran through a lake', () => {
    const left = line('170 60, 170 70, 180 70, 180 66, 178 66, 178 64, 180 64, 180 60, 170 60')
    const right = line('-180 60, -180 64, -178 64, -178 66, -180 66, -180 70, -170 70, -170 60, -180 60')
    const joined = withoutSeam([[left], [right]])
    expect(joined).toHaveLength(1)
    expect(joined[0]).toHaveLength(2)
    expect(area(joined) / area([[left], [right]])).toBeCloseTo(1, 6)
  })

  test('keeps a coast that runs along the antimeridian with nothing on the other side', () => {
    expect(area(withoutSeam([[west]])) / area([[west]])).toBeCloseTo(1, 6)
  })

  test('encloses the pole that the map shows as an edge', () => {
    const cap: Position[] = [-180, -90, 0, 90, 180].map((longitude) => [longitude, -70])
    const cut: Polygon = [[...cap, [180, -90], [-180, -90], [-180, -70]]]
    const [ring] = withoutSeam([cut])[0] ?? []
    expect(ring?.some(([, latitude]) => latitude === -90)).toBe(false)
    const { centroid, loops } = flatten(withoutSeam([cut]))
    expect(centroid[0]).toBe(-90)
    expect(loops).toHaveLength(1)
  })
})
