import { describe, expect, test } from 'vitest'
import { decks } from '../../src/geo/decks'
import { destinationOf } from '../../src/geo/greatCircle'
import { atlas } from '../../src/geo/maps/atlas'
import { basemapsOf } from '../../src/geo/maps/basemap'
import type { ScreenPoint } from '../../src/geo/maps/chart'
import { globeChart } from '../../src/geo/maps/globe'
import { arcBetween } from '../../src/geo/maps/vector'
import { placesOf } from '../../src/geo/places'
import type { Point } from '../../src/geo/point'
import { nearestFor, viewAlong, viewAt } from '../../src/ui/globe/globeView'
import { Boxes, marksOn, nearestTo, type Size, type Written, type Wrong } from '../../src/ui/globe/marks'

const countries = placesOf('twenty')

const { basemapOf, sideOf } = basemapsOf(atlas)

const SIZE = 328

describe('the marks on the globe', () => {
  const guessOf = ({ centroid }: (typeof countries)[number], answer: Point, index: number): Wrong => ({
    index,
    across: 20,
    way: arcBetween(centroid, answer),
  })
  /** The marks of wrong guesses and an answer that is so many pixels wide. */
  const marked = (middle: Point, wrong: readonly Wrong[], written?: Written, at = middle, across = 20) => {
    const chart = globeChart(middle, SIZE * 0.47, basemapOf('EG', []))
    return marksOn(chart, { width: SIZE, height: SIZE }, { at, across }, wrong, written)
  }

  test.each(countries)('show the number of every guess for $name, none over another', ({ id, centroid }) => {
    const others = countries.filter((other) => other.id !== id)
    for (const first of others.keys()) {
      const wrong = Array.from({ length: 6 }, (_, index) =>
        guessOf(others[(first + index * 3) % others.length] as (typeof countries)[number], centroid, index),
      )
      const marks = marked(centroid, wrong)
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
      const others = countries.filter((other) => other.id !== id).slice(0, 6)
      const wrong = others.map((other, index) => guessOf(other, centroid, index))
      for (const scale of [1, 2, 3, 4]) {
        const [name, length] = [
          { width: 40 * scale, height: 12 * scale },
          { width: 32 * scale, height: 9 * scale },
        ]
        const marks = marked(centroid, wrong, { name, lengths: wrong.map(() => length) })
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

  test.each(countries)('have the name of $name beside a way, from wherever it comes', ({ id, centroid }) => {
    const name = { width: 64, height: 20 }
    for (let turn = 0; turn < 360; turn += 15) {
      const way = arcBetween(destinationOf(centroid, turn, 12), centroid)
      const chart = globeChart(centroid, SIZE, basemapOf('EG', []))
      const size = { width: SIZE, height: SIZE }
      const wrong = [{ index: 0, across: 20, way }]
      const at = marksOn(chart, size, { at: centroid, across: 20 }, wrong, { name, lengths: [] }).name
      const [x, y] = at ?? raise()
      for (const [right, down] of way.flatMap((point) => [chart.spotOf(point) ?? raise()]))
        expect(Math.abs(right - x) < 32 && Math.abs(down - y) < 10, `${id} from ${turn}°`).toBe(false)
    }
  })

  test('have a ring around what is too small to be seen, and the number beside it', () => {
    const markedAt = (answer: number, across: number) =>
      marked([0, 0], [{ index: 0, across, way: arcBetween([0, 20], [0, 0]) }], undefined, [0, 0], answer)
    const large = markedAt(10, 6)
    expect(large.isRinged).toBe(false)
    expect(large.guesses[0]?.ring).toBeUndefined()
    expect(large.guesses[0]?.tag).toEqual(large.guesses[0]?.spot)
    const small = markedAt(9.9, 5.9)
    expect(small.isRinged).toBe(true)
    const [{ ring, spot = [0, 0], tag = [0, 0] } = raise()] = small.guesses
    expect(ring).toEqual(spot)
    expect(Math.hypot(tag[0] - spot[0], tag[1] - spot[1])).toBeGreaterThan(7 + 9)
  })

  test('have two rings where two small countries lie beside each other, and none for what is behind the Earth', () => {
    const answer = [17, -62.8] as const
    const wrong = (
      [
        [17, -61.8],
        [0, 118],
      ] as const
    ).map((from, index) => ({ index, across: 1, way: arcBetween(from, answer) }))
    const marks = marked([17, -62], wrong, undefined, answer, 1)
    expect(marks.isRinged).toBe(true)
    expect(marks.guesses.map(({ ring }) => ring !== undefined)).toEqual([true, false])
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

function raise(): never {
  throw new Error('There is no guess.')
}
