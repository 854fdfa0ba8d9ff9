import { describe, expect, test } from 'vitest'
import { type CountryCode, countryOf } from '../../src/geo/countries'
import { decks } from '../../src/geo/decks'
import { europeProjection, worldProjection } from '../../src/geo/maps/flatMap'
import { maps } from '../../src/geo/maps/flatMaps'

const { targets } = decks.world
const { europe, world } = maps

/** The corners of path data, those of arcs aside. */
function cornersOf(path: string): readonly (readonly [number, number])[] {
  return [...path.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

const isDot = (shape: string) => shape.includes('a5 5')

describe('the flat maps of all countries', () => {
  test('have every country that is sought, the larger first, and dots after all shapes', () => {
    const shapes = world.shapesOf(targets)
    expect(shapes.map(({ code }) => code).sort()).toEqual([...targets].sort())
    expect(shapes[0]?.code).toBe('RU')
    for (const { code, shape } of shapes) expect(cornersOf(shape).length, code).toBeGreaterThan(0)
    const dots = shapes.map(({ shape }) => isDot(shape))
    expect(dots).toEqual([...dots].sort((a, b) => Number(a) - Number(b)))
    for (const code of ['MT', 'SG', 'TO', 'LI', 'BB'])
      expect(isDot(shapes.find((each) => each.code === code)?.shape ?? ''), code).toBe(true)
    for (const code of ['FR', 'NZ', 'CU', 'UG', 'AZ'])
      expect(isDot(shapes.find((each) => each.code === code)?.shape ?? ''), code).toBe(false)
  })

  test('have the corners of a country where it is', () => {
    const projection = worldProjection()
    for (const { code, shape } of world.shapesOf(['BR', 'UG', 'MN', 'CU'])) {
      const own = projection(at(code)) as [number, number]
      const corners = cornersOf(shape)
      for (const axis of [0, 1] as const) {
        expect(Math.min(...corners.map((corner) => corner[axis])), code).toBeLessThan(own[axis])
        expect(Math.max(...corners.map((corner) => corner[axis])), code).toBeGreaterThan(own[axis])
      }
    }
  })

  test('have the land, and the lines between countries where those lie', () => {
    for (const map of [world, europe]) expect(cornersOf(map.land).length).toBeGreaterThan(300)
    // The Oder near Frankfurt, the Pyrenees, and the middle of France.
    const gaps = [
      [14.6, 52.4],
      [0.7, 42.8],
      [2.5, 46.5],
    ].map((place) => {
      const [x, y] = europeProjection()(place as [number, number]) as [number, number]
      return Math.min(...cornersOf(europe.borders).map((corner) => Math.hypot(corner[0] - x, corner[1] - y)))
    })
    expect(gaps[0]).toBeLessThan(6)
    expect(gaps[1]).toBeLessThan(6)
    expect(gaps[2]).toBeGreaterThan(20)
  })
})

describe('the flat maps of the twenty', () => {
  const { codes } = decks.twenty

  test('have none of them as a dot', () => {
    for (const { code, shape } of maps.world.shapesOf(codes)) expect(isDot(shape), code).toBe(false)
    for (const { code, shape } of maps.europe.shapesOf(['DE', 'ES', 'FR', 'GB', 'IT', 'PL']))
      expect(isDot(shape), code).toBe(false)
  })
})

function at(code: CountryCode): [number, number] {
  const [latitude, longitude] = countryOf(code).centroid
  return [longitude, latitude]
}
