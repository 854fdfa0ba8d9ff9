import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arcBetween } from '../../src/geo/arc'
import { countries } from '../../src/geo/countries'
import { globeChart } from '../../src/geo/globe'
import { bareGround } from '../../src/geo/ground'
import { lengthOf, SCENE, sceneAt, viewOfWay, wayUntil } from '../../src/ui/globe/story'
import { type View, viewOf } from '../../src/ui/globe/view'

const middles = countries.map(({ centroid }) => centroid)
const country = fc.constantFrom(...middles)
const two = fc.tuple(country, country).filter(([from, to]) => from !== to)

/** Views that differ from each other, for as many guesses. */
const viewsOf = (guesses: number): View[] =>
  Array.from({ length: guesses + 2 }, (_, i) => viewOf([i * 5, i * 20], 1 + i / 10))

describe('the story of the guesses', () => {
  it('shows both ends of each way at once', () => {
    fc.assert(
      fc.property(two, ([from, to]) => {
        const { middle, zoom } = viewOfWay(arcBetween(from, to))
        const chart = globeChart(middle, 100 * zoom, bareGround)
        for (const end of [from, to]) {
          const [x, y] = chart.spotOf(end) ?? [Number.NaN, Number.NaN]
          // The picture is as high and wide as the globe at zoom 1.
          expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(100.001)
        }
      }),
    )
  })

  it('draws a way from the guess to the answer, ever further', () => {
    fc.assert(
      fc.property(two, fc.double({ min: 0, max: 1, noNaN: true }), ([from, to], share) => {
        const way = arcBetween(from, to)
        const drawn = wayUntil(way, share)
        expect(drawn[0]).toEqual(way[0])
        expect(way.slice(0, drawn.length - 1)).toEqual(drawn.slice(0, -1))
        expect(drawn.length - 2).toBe(Math.floor(share * 72))
      }),
    )
    const [from, to] = [middles[0], middles[1]] as const
    const end = wayUntil(arcBetween(from as never, to as never), 1).at(-1)
    expect(end?.[0]).toBeCloseTo(to?.[0] as number)
    expect(end?.[1]).toBeCloseTo(to?.[1] as number)
  })

  it('tells every guess in its turn to its end, and turns back', () => {
    const views = viewsOf(3)
    for (const index of [0, 1, 2]) {
      expect(sceneAt(views, index * SCENE)).toEqual({ index, share: 0, view: views[index] })
      expect(sceneAt(views, (index + 1) * SCENE - 1)).toEqual({ index, share: 1, view: views[index + 1] })
    }
    expect(sceneAt(views, 3 * SCENE)).toMatchObject({ index: 2, share: 1 })
    expect(sceneAt(views, lengthOf(3))).toEqual({ index: 2, share: 1, view: views[4] })
  })

  it('never leaps: from one moment to the next the globe turns by a little', () => {
    const views = viewsOf(6)
    let before = sceneAt(views, 0)
    for (let ms = 16; ms <= lengthOf(6); ms += 16) {
      const scene = sceneAt(views, ms)
      expect(Math.abs(scene.view.middle[1] - before.view.middle[1])).toBeLessThan(2)
      expect(scene.index === before.index ? scene.share : 1).toBeGreaterThanOrEqual(
        scene.index === before.index ? before.share : 0,
      )
      before = scene
    }
  })
})
