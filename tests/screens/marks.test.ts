import { describe, expect, test } from 'vitest'
import { arcBetween } from '../../src/geo/arc'
import type { Spot } from '../../src/geo/chart'
import { countries } from '../../src/geo/countries'
import { globeChart } from '../../src/geo/globe'
import { groundOf } from '../../src/geo/ground'
import { Boxes, type Size } from '../../src/ui/globe/boxes'
import { marksOn, nearestTo } from '../../src/ui/globe/marks'
import { kept, pickedOf } from '../../src/ui/globe/picks'
import { viewAlong, viewOf } from '../../src/ui/globe/view'

const SIZE = 328

describe('the marks on the globe', () => {
  test.each(countries)('show the number of every guess for $name, none over another', ({ id, centroid }) => {
    const chart = globeChart(centroid, SIZE * 0.47, groundOf(id))
    const others = countries.filter((other) => other.id !== id)
    for (const first of others.keys()) {
      const wrong = Array.from({ length: 6 }, (_, index) => {
        const guess = others[(first + index * 3) % others.length] as (typeof countries)[number]
        return { index, way: arcBetween(guess.centroid, centroid) }
      })
      const marks = marksOn(chart, { width: SIZE, height: SIZE }, centroid, wrong, undefined)
      const tags = marks.guesses.map(({ tag }) => tag as Spot)
      expect(tags.filter(Boolean)).toHaveLength(6)
      for (const [i, a] of tags.entries())
        for (const b of tags.slice(i + 1))
          expect(Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))).toBeGreaterThanOrEqual(20)
      for (const [index, tag] of tags.entries()) expect(nearestTo(tag, marks, 1)).toBe(index)
    }
  })

  test.each(countries)(
    'leave room for the name of $name and for every distance that is written, however large the letters are',
    ({ id, centroid }) => {
      const chart = globeChart(centroid, SIZE * 0.47, groundOf(id))
      const wrong = countries
        .filter((other) => other.id !== id)
        .slice(0, 6)
        .map((guess, index) => ({ index, way: arcBetween(guess.centroid, centroid) }))
      for (const scale of [1, 2, 3, 4]) {
        const [name, length] = [
          { width: 40 * scale, height: 12 * scale },
          { width: 32 * scale, height: 9 * scale },
        ]
        const written = { name, lengths: wrong.map(() => length) }
        const marks = marksOn(chart, { width: SIZE, height: SIZE }, centroid, wrong, written)
        expect(marks.name).toBeDefined()
        const boxes = new Boxes(SIZE, SIZE)
        const isFree = (at: Spot | undefined, size: Size) => at === undefined || boxes.take([at], size) === at
        expect(isFree(marks.name, name)).toBe(true)
        for (const { label, tag } of marks.guesses) {
          expect(isFree(label, length)).toBe(true)
          expect(isFree(tag, { width: 20, height: 20 })).toBe(true)
        }
      }
    },
  )

  test('find no guess far from every number', () => {
    const chart = globeChart([0, 0], SIZE * 0.47, groundOf('EG'))
    const way = arcBetween([0, 40], [0, 0])
    const marks = marksOn(chart, { width: SIZE, height: SIZE }, [0, 0], [{ index: 0, way }], undefined)
    expect(nearestTo([-100, 0], marks, 22)).toBeUndefined()
  })
})

describe('a picture’s room', () => {
  test('is given once, and nothing beyond its edge', () => {
    const boxes = new Boxes(100, 50)
    expect(
      boxes.take(
        [
          [45, 0],
          [30, 0],
        ],
        { width: 20, height: 10 },
      ),
    ).toEqual([30, 0])
    expect(
      boxes.take(
        [
          [30, 9],
          [30, -20],
        ],
        { width: 20, height: 10 },
      ),
    ).toEqual([30, -20])
    expect(boxes.take([[30, 0]], { width: 2, height: 2 })).toBeUndefined()
  })
})

describe('a pick', () => {
  test('is what is pointed at, or else what is kept until it is pressed again', () => {
    expect(pickedOf({})).toBeUndefined()
    expect(pickedOf({ kept: 1 })).toBe(1)
    expect(pickedOf({ kept: 1, pointed: 0 })).toBe(0)
    expect(pickedOf(kept({ pointed: 2 }, 2))).toBe(2)
    expect(pickedOf(kept({ pointed: 2, kept: 2 }, 2))).toBeUndefined()
  })
})

describe('a view', () => {
  test('goes the shorter way round, and not beyond a pole', () => {
    const half = viewAlong(viewOf([0, 170], 1), viewOf([20, -170], 4), 0.5)
    expect(half.middle[0]).toBe(10)
    expect(Math.abs(half.middle[1])).toBe(180)
    expect(half.zoom).toBeCloseTo(2)
    expect(viewOf([100, 200], 99)).toEqual({ middle: [90, -160], zoom: 5 })
  })
})
