import { geoContains } from 'd3-geo'
import { describe, expect, test } from 'vitest'
import { decks } from '../../src/geo/decks'
import { atlas, bordersOf } from '../../src/geo/maps/atlas'

/** A ring through corners that are written `x y`. */
const ring = (corners: string) => corners.split(', ').map((corner) => corner.split(' ').map(Number))

describe('the lines between countries', () => {
  // Two countries side by side on one land, and an island that the land lacks.
  const land = [[ring('0 0, 0 2, 1 2, 2 2, 2 0, 1 0, 0 0')]]
  const west = [ring('0 0, 0 2, 1 2, 1 0, 0 0')]
  const east = [ring('1 2, 2 2, 2 0, 1 0, 1 2')]
  const island = [ring('5 5, 5 6, 6 6, 5 5')]

  test('are drawn once, and no coast is among them', () => {
    expect(bordersOf(land, [west, east]).borders.coordinates).toEqual([ring('1 2, 1 0')])
  })

  test('leave the islands to be filled that the land lacks', () => {
    const { borders, islands } = bordersOf(land, [west, island])
    expect(islands).toEqual({ type: 'MultiPolygon', coordinates: [island] })
    expect(borders.coordinates).toEqual([ring('1 2, 1 0'), ...island])
  })

  test('lie round a country within another, which is no island, whichever comes first', () => {
    const outer = land[0] as number[][][]
    const within = [ring('1 1, 1 1.2, 1.2 1.2, 1.2 1, 1 1')]
    const hole = [ring('1 1, 1.2 1, 1.2 1.2, 1 1.2, 1 1')]
    for (const countries of [
      [within, [...outer, ...hole]],
      [[...outer, ...hole], within],
    ]) {
      const { borders, islands } = bordersOf(land, countries)
      expect(islands.coordinates).toEqual([])
      expect(borders.coordinates.map((line) => line.length)).toEqual([5])
    }
  })

  test('leave no country of the world without land or an island, but the Vatican', () => {
    const filled = [...atlas.land.coordinates, ...atlas.islands.coordinates]
    const without = decks.world.codes.filter((code) => {
      const first = atlas.landOf(code).coordinates[0]?.[0]
      if (first === undefined) return true
      const inside = first
        .slice(1)
        .reduce(([x = 0, y = 0], [east = 0, north = 0]) => [x + east, y + north], [0, 0])
      const middle = inside.map((sum) => sum / (first.length - 1)) as [number, number]
      const isOwn = geoContains(atlas.landOf(code), middle)
      return isOwn && !filled.some((coordinates) => geoContains({ type: 'Polygon', coordinates }, middle))
    })
    expect(without).toEqual(['VA'])
  })
})
