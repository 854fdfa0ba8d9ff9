import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readAtlas } from '../../src/geo/maps/atlas'
import { regionMap } from '../../src/geo/maps/regionMap'
import { groundOf } from '../../src/geo/own/ownDeck'
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

  it('is one of the whole Earth where the places reach around it', () => {
    const middles = [-120, -60, 0, 60, 120]
    const square = (x: number) => [[[[x - 9, -9], [x - 9, 9], [x + 9, 9], [x + 9, -9], [x - 9, -9]]]] // biome-ignore format: a ring
    const ids = middles.map((_, at) => `own-${at}` as PlaceId)
    const { width, height, shapeOf, spotOf } = regionMap(groundOf(ids, middles.map(square) as never))(ids)
    const widths = ids.map((id) => widthOf(shapeOf(id)))
    expect(Math.max(...widths) / Math.min(...widths)).toBeLessThan(1.2)
    const across = middles.map((x) => spotOf([0, x])[0])
    expect(across.toSorted((one, other) => one - other)).toEqual(across)
    expect([width, height].every((side) => side > 0)).toBe(true)
    expect(Math.min(...across)).toBeGreaterThan(0)
    expect(Math.max(...across)).toBeLessThan(width)
  })
})
