import { describe, expect, test } from 'vitest'
import type { Spot } from '../../src/geo/chart'
import { countries } from '../../src/geo/countries'
import { FLAT_RATIO, flatSheet } from '../../src/geo/flat'
import { sheetOf } from '../../src/geo/ground'

const WIDTH = 400
const whole = flatSheet(WIDTH, WIDTH, sheetOf('RU'))([0, 0])

describe('the flat map', () => {
  test('has every country within its frame, east to the right and north up', () => {
    for (const { centroid } of countries) {
      const [x, y] = whole.spotOf(centroid) as Spot
      expect(Math.abs(x)).toBeLessThan(WIDTH / 2)
      expect(Math.abs(y)).toBeLessThan((WIDTH * FLAT_RATIO) / 2)
      expect(Math.sign(x)).toBe(Math.sign(centroid[1]))
      expect(Math.sign(y)).toBe(-Math.sign(centroid[0]))
    }
  })

  test('is as high as it is said to be', () => {
    const [, north] = whole.spotOf([90, 0]) as Spot
    const [, south] = whole.spotOf([-90, 0]) as Spot
    expect((south - north) / WIDTH).toBeCloseTo(FLAT_RATIO, 3)
  })

  test('gives back the point of a spot, and none beside the Earth', () => {
    for (const { centroid } of countries) {
      const [latitude, longitude] = whole.pointAt(whole.spotOf(centroid) as Spot) as readonly [number, number]
      expect(latitude).toBeCloseTo(centroid[0], 6)
      expect(longitude).toBeCloseTo(centroid[1], 6)
    }
    expect(whole.pointAt([-WIDTH / 2 + 1, (-WIDTH * FLAT_RATIO) / 2 + 1])).toBeUndefined()
  })

  test('has in the middle what is wanted there, as far as its sheet covers the frame', () => {
    const near = flatSheet(WIDTH * 3, WIDTH, sheetOf('RU'))
    const [x, y] = near([20, 30]).spotOf([20, 30]) as Spot
    expect(Math.hypot(x, y)).toBeLessThan(1e-9)
    const [left] = near([0, -180]).spotOf([0, -180]) as Spot
    expect(left).toBeCloseTo(-WIDTH / 2, 1)
  })
})
