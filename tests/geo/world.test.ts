import { beforeAll, describe, expect, test } from 'vitest'
import type { Drawing } from '../../scripts/atlas/drawing'
import { drawAll } from '../../scripts/atlas/files'
import { distance, type Loop, type Spot } from '../../scripts/atlas/loop'
import { UNIT } from '../../scripts/atlas/path'
import { STEPS } from '../../scripts/atlas/plane'
import { trace } from '../../scripts/atlas/trace'
import { readWorld } from '../../scripts/atlas/world'
import { sayIn } from '../../scripts/words/sayIn'
import { parseOutline } from '../../src/geo/outline'
import { describeOutline } from '../../src/ui/words/description'

/** The longest edge of a loop, over the side of the box. */
function longestEdge(loop: Loop): number {
  return Math.max(...loop.map((spot, i) => distance(spot, loop[(i + 1) % loop.length] as Spot))) / STEPS
}

describe('any two hundred countries of the atlas', () => {
  const world = readWorld()
  const say = sayIn('en')
  // Across the antimeridian lie Russia, Fiji and Antarctica, which surrounds a pole; the Vatican has no area.
  const across = [643, 242, 10]
  const others = [...world.keys()].filter((id) => ![...across, 336].includes(id))
  const ids = [...across, ...others].slice(0, 200)
  let drawings: readonly Drawing[] = []

  beforeAll(() => {
    const table = ids.map((numericId) => ({ id: String(numericId), numericId, name: `No. ${numericId}` }))
    drawings = drawAll(table, world)
  }, 120_000)

  test('go through the same program', () => {
    expect(drawings).toHaveLength(200)
    for (const { detailed, coarse, traits, entry } of drawings) {
      expect(parseOutline(detailed), entry.name).toBeDefined()
      expect(coarse.length, entry.name).toBeLessThanOrEqual(1000)
      expect(describeOutline(traits, say).length, entry.name).toBeGreaterThanOrEqual(8)
    }
  })

  test('fill their boxes, and have every part that is kept', () => {
    for (const { detailed, flat, entry } of drawings) {
      const loops = trace(detailed, UNIT)
      expect(loops.length, entry.name).toBe(flat.loops.length)
      const extents = [0, 1].map((axis) => {
        const values = loops.flat().map((spot) => spot[axis] as number)
        return (Math.max(...values) - Math.min(...values)) / STEPS
      })
      expect(Math.max(...extents), entry.name).toBeGreaterThanOrEqual(0.98)
    }
  })

  test('are in one piece across the antimeridian', () => {
    for (const { flat, entry, selection } of drawings) {
      for (const [outer = []] of selection.kept.map(({ polygon }) => polygon)) {
        const seam = outer.reduce((sum, [longitude = 0, latitude = 0], i) => {
          const [nextLongitude = 0, nextLatitude = 0] = outer[i + 1] ?? []
          const isOnSeam = Math.abs(longitude) === 180 && Math.abs(nextLongitude) === 180
          return isOnSeam ? sum + Math.abs(nextLatitude - latitude) : sum
        }, 0)
        // What is left is where the two halves of a coast meet, a step of the atlas apart.
        expect(seam, entry.name).toBeLessThan(0.01)
      }
      // A country torn apart has an edge from one side of the box to the other.
      if (across.includes(entry.numericId)) {
        for (const loop of flat.loops) expect(longestEdge(loop), entry.name).toBeLessThan(0.1)
      }
    }
  })
})
