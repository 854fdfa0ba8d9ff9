import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { flatMapsOf } from '../../scripts/atlas/flatMaps'
import { countries } from '../../src/geo/countries'
import { europe, type FlatMap, world } from '../../src/geo/flatMaps'

const text = readFileSync('src/geo/flatMaps.ts', 'utf8')

describe('the flat maps', () => {
  it('are what the atlas program makes', () => {
    expect(flatMapsOf(countries)).toBe(text)
  })

  it('take at most 8 kB compressed', () => {
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(8000)
  })

  it('have every country of the game, and those of Europe twice', () => {
    expect(Object.keys(world.shapes).sort()).toEqual(countries.map(({ id }) => id).sort())
    for (const id of ['DE', 'ES', 'FR', 'GB', 'IT', 'PL'] as const) expect(europe.shapes[id]).toBeDefined()
  })

  it('keep to their sheets', () => {
    for (const map of [world, europe])
      for (const path of [map.land, ...Object.values(map.shapes)])
        for (const [x, y] of cornersOf(path)) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(map.width)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(map.height)
        }
  })

  it('draw the countries as they lie: the further east the further right, the further north the higher', () => {
    const middles = countries
      .filter(({ id }) => id !== 'RU' && id !== 'US' && id !== 'FR')
      .map(({ id, centroid }) => ({ centroid, spot: middleOf(world, id) }))
    for (const a of middles)
      for (const b of middles) {
        // Meridians lean: only clear differences of longitude are clear on the map.
        if (a.centroid[1] - b.centroid[1] > 50) expect(a.spot[0]).toBeGreaterThan(b.spot[0])
        if (a.centroid[0] - b.centroid[0] > 10) expect(a.spot[1]).toBeLessThan(b.spot[1])
      }
  })
})

/** Where the pen comes to on a path of relative commands. */
function cornersOf(path: string): readonly (readonly [number, number])[] {
  const corners: (readonly [number, number])[] = []
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, command = '', rest = ''] of path.matchAll(/([mlhvz])([^mlhvz]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number)
    if (command === 'z') [x, y] = [startX, startY]
    while (numbers.length > 0) {
      if (command !== 'v') x += numbers.shift() as number
      if (command !== 'h') y += numbers.shift() as number
      if (command === 'm') [startX, startY] = [x, y]
      corners.push([x, y])
    }
  }
  return corners
}

/** The middle of the box of a country. */
function middleOf({ shapes }: FlatMap, id: (typeof countries)[number]['id']): readonly [number, number] {
  const corners = cornersOf(shapes[id] ?? '')
  const middle = (axis: 0 | 1) => {
    const values = corners.map((corner) => corner[axis])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return [middle(0), middle(1)]
}
