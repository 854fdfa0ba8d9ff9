import { describe, expect, test } from 'vitest'
import { countriesOf } from '../../src/geo/countries'
import { decks } from '../../src/geo/decks'
import { arcBetween } from '../../src/geo/maps/arc'
import { basemapsOf } from '../../src/geo/maps/basemap'
import type { ScreenPoint } from '../../src/geo/maps/chart'
import { globeChart } from '../../src/geo/maps/globe'
import { atlas } from '../../src/geo/maps/land'
import { Boxes, type Size } from '../../src/ui/globe/boxes'
import { nearestFor, viewAlong, viewAt } from '../../src/ui/globe/globeView'
import { marksOn, nearestTo } from '../../src/ui/globe/marks'
import { pickedOf, togglePin } from '../../src/ui/globe/picks'

const countries = countriesOf('twenty')

const { basemapOf, sideOf } = basemapsOf(atlas)

const SIZE = 328

describe('the marks on the globe', () => {
  test.each(countries)('show the number of every guess for $name, none over another', ({ id, centroid }) => {
    const chart = globeChart(centroid, SIZE * 0.47, basemapOf(id, []))
    const others = countries.filter((other) => other.id !== id)
    for (const first of others.keys()) {
      const wrong = Array.from({ length: 6 }, (_, index) => {
        const guess = others[(first + index * 3) % others.length] as (typeof countries)[number]
        return { index, across: 20, way: arcBetween(guess.centroid, centroid) }
      })
      const marks = marksOn(
        chart,
        { width: SIZE, height: SIZE },
        { at: centroid, across: 20 },
        wrong,
        undefined,
      )
      const tags = marks.guesses.map(({ tag }) => tag as ScreenPoint)
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
      const chart = globeChart(centroid, SIZE * 0.47, basemapOf(id, []))
      const wrong = countries
        .filter((other) => other.id !== id)
        .slice(0, 6)
        .map((guess, index) => ({ index, across: 20, way: arcBetween(guess.centroid, centroid) }))
      for (const scale of [1, 2, 3, 4]) {
        const [name, length] = [
          { width: 40 * scale, height: 12 * scale },
          { width: 32 * scale, height: 9 * scale },
        ]
        const written = { name, lengths: wrong.map(() => length) }
        const marks = marksOn(
          chart,
          { width: SIZE, height: SIZE },
          { at: centroid, across: 20 },
          wrong,
          written,
        )
        expect(marks.name).toBeDefined()
        const boxes = new Boxes(SIZE, SIZE)
        const isFree = (at: ScreenPoint | undefined, size: Size) =>
          at === undefined || boxes.take([at], size) === at
        expect(isFree(marks.name, name)).toBe(true)
        for (const { label, tag } of marks.guesses) {
          expect(isFree(label, length)).toBe(true)
          expect(isFree(tag, { width: 20, height: 20 })).toBe(true)
        }
      }
    },
  )

  test('have a ring around what is too small to be seen, and the number beside it', () => {
    const chart = globeChart([0, 0], SIZE * 0.47, basemapOf('EG', []))
    const markedAt = (answer: number, guess: number) => {
      const wrong = [{ index: 0, across: guess, way: arcBetween([0, 20], [0, 0]) }]
      return marksOn(chart, { width: SIZE, height: SIZE }, { at: [0, 0], across: answer }, wrong, undefined)
    }
    const large = markedAt(10, 6)
    expect(large.isRinged).toBe(false)
    expect(large.guesses[0]?.ring).toBeUndefined()
    expect(large.guesses[0]?.tag).toEqual(large.guesses[0]?.spot)
    const small = markedAt(9.9, 5.9)
    expect(small.isRinged).toBe(true)
    const [{ ring, spot, tag } = raise()] = small.guesses
    expect(ring).toEqual(spot)
    expect(Math.hypot(...difference(tag, spot))).toBeGreaterThan(7 + 9)
  })

  test('have two rings where two small countries lie beside each other, and none for what is behind the Earth', () => {
    const chart = globeChart([17, -62], SIZE * 0.47, basemapOf('EG', []))
    const wrong = [
      [17, -61.8],
      [0, 118],
    ].map(([latitude = 0, longitude = 0], index) => ({
      index,
      across: 1,
      way: arcBetween([latitude, longitude], [17, -62.8]),
    }))
    const marks = marksOn(
      chart,
      { width: SIZE, height: SIZE },
      { at: [17, -62.8], across: 1 },
      wrong,
      undefined,
    )
    expect(marks.isRinged).toBe(true)
    expect(marks.guesses.map(({ ring }) => ring !== undefined)).toEqual([true, false])
  })

  test('find no guess far from every number', () => {
    const chart = globeChart([0, 0], SIZE * 0.47, basemapOf('EG', []))
    const way = arcBetween([0, 40], [0, 0])
    const wrong = [{ index: 0, across: 20, way }]
    const marks = marksOn(chart, { width: SIZE, height: SIZE }, { at: [0, 0], across: 20 }, wrong, undefined)
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
  test('is what is pointed at, or else what is pinned until it is pressed again', () => {
    expect(pickedOf({})).toBeUndefined()
    expect(pickedOf({ pinned: 1 })).toBe(1)
    expect(pickedOf({ pinned: 1, pointed: 0 })).toBe(0)
    expect(pickedOf(togglePin({ pointed: 2 }, 2))).toBe(2)
    expect(pickedOf(togglePin({ pointed: 2, pinned: 2 }, 2))).toBeUndefined()
  })
})

describe('a view', () => {
  test('goes the shorter way round, and not beyond a pole', () => {
    const half = viewAlong(viewAt([0, 170], 1), viewAt([20, -170], 4), 0.5)
    expect(half.middle[0]).toBe(10)
    expect(Math.abs(half.middle[1])).toBe(180)
    expect(half.zoom).toBeCloseTo(2)
    expect(viewAt([100, 200], 99)).toEqual({ middle: [90, -160], zoom: 5 })
  })

  test('comes near enough for the smallest country to be larger than its ring, and no nearer', () => {
    const degrees = 180 / Math.PI / (SIZE * 0.47)
    expect(nearestFor([5, 10], degrees)).toBe(5)
    for (const code of decks.world.codes) {
      const side = sideOf(code)
      const nearest = nearestFor([side, 10], degrees)
      expect(viewAt([0, 0], 1e6, nearest).zoom).toBe(nearest)
      const across = (side / degrees) * nearest
      if (side >= 0.02) expect(across, code).toBeGreaterThanOrEqual(23.99)
      if (nearest > 5 && side >= 0.02) expect(across, code).toBeCloseTo(24)
    }
  })

  test('keeps on its way how near it is, however near that is', () => {
    const [near, far] = [viewAt([0, 0], 200, 200), viewAt([0, 0], 2)]
    expect(viewAlong(near, far, 0).zoom).toBeCloseTo(200)
    expect(viewAlong(far, near, 0.5).zoom).toBeCloseTo(20)
  })
})

function difference([x, y]: ScreenPoint = [0, 0], [fromX, fromY]: ScreenPoint = [0, 0]): ScreenPoint {
  return [x - fromX, y - fromY]
}

function raise(): never {
  throw new Error('There is no guess.')
}
