import process from 'node:process'
import type { Position } from 'geojson'
import { describe, expect, test } from 'vitest'
import { coastOf } from '../../scripts/atlas/coast'
import { Tree } from '../../scripts/atlas/tree'
import { greatCircleDistance } from '../../src/geo/distance'
import { square } from './square'

/** A round coast of so many corners, 5 degrees across. */
function round(corners: number, longitude: number): Position[] {
  return Array.from({ length: corners + 1 }, (_, i) => {
    const angle = (-i / corners) * 2 * Math.PI
    return [longitude + 2.5 * Math.cos(angle), 2.5 * Math.sin(angle)]
  })
}

function milliseconds(corners: number): number {
  const [west, east] = [coastOf([round(corners, 0)]), coastOf([round(corners, 8)])]
  // Processor time: whatever else the machine is doing does not count.
  const before = process.cpuUsage()
  new Tree(west).gap(east, Number.POSITIVE_INFINITY)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

describe('the gap between two coasts', () => {
  test('is the great-circle distance of the two places nearest to each other', () => {
    const gap = new Tree(coastOf([round(360, 0)])).gap(coastOf([round(360, 8)]), Number.POSITIVE_INFINITY)
    expect(gap).toBeCloseTo(greatCircleDistance([0, 2.5], [0, 5.5]), 3)
  })

  test('is found at the edges of a coast with few corners to within a few hundred metres', () => {
    const gap = new Tree(coastOf([square(1000, [0, 0])])).gap(
      coastOf([square(33, [1100, 480])]),
      Number.POSITIVE_INFINITY,
    )
    expect(Math.abs(gap - 100)).toBeLessThan(0.3)
  })

  test('is found across the antimeridian and over the pole', () => {
    const across = new Tree(coastOf([square(10, [0, 0], [179.5, 0])])).gap(
      coastOf([square(10, [0, 0], [-179.5, 0])]),
      20015,
    )
    expect(across).toBeCloseTo(greatCircleDistance([0, 179.5], [0, 180.5]) - 10, 0)
    const over = new Tree(coastOf([square(10, [0, 0], [0, 89])])).gap(
      coastOf([square(10, [0, 0], [180, 89])]),
      20015,
    )
    expect(over).toBeLessThan(greatCircleDistance([89, 0], [89, 180]))
  })

  test('is the limit where all is further', () => {
    expect(new Tree(coastOf([round(36, 0)])).gap(coastOf([round(36, 90)]), 100)).toBe(100)
  })

  test('takes time that grows about as fast as the number of points', () => {
    milliseconds(4000)
    const [few, many] = [2000, 64000].map((corners) =>
      Math.min(...[1, 2, 3, 4, 5].map(() => milliseconds(corners))),
    )
    // Thirty-two times the points: all pairs would take a thousand times as long.
    expect((many ?? 0) / (few ?? 1)).toBeLessThan(300)
  })
})
