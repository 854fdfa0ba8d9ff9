import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readAtlas } from '../../src/geo/maps/atlas'
import { regionMap } from '../../src/geo/maps/regionMap'
import type { PlaceId } from '../../src/geo/place'
import { made } from './made'

const map = made(() => regionMap(readAtlas(readFileSync('src/geo/regions/maps/US.json', 'utf8'))))

/** Width of what path data draws; negative if that is nothing. */
function widthOf(path: string): number {
  const across = [...path.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x))
  return Math.max(...across) - Math.min(...across)
}

describe('the map under a round of regions', () => {
  it.each<[readonly PlaceId[], number]>([
    [['US-NJ'], 10],
    [['US-NJ', 'US-CA', 'US-TX'], 9],
    [['US-NJ', 'US-AK'], 6],
  ])('shows %j as large as all of them allow', (ids, least) => {
    const { width, height, shapeOf } = map(ids)
    expect(Math.max(width, height)).toBeCloseTo(360)
    const widths = ids.map((id) => widthOf(shapeOf(id)))
    expect(Math.min(...widths)).toBe(widths[0])
    expect(widths[0]).toBeGreaterThan(least)
  })
})
