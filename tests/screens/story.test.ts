import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyBasemap } from '../../src/geo/maps/basemap'
import { globeChart } from '../../src/geo/maps/globe'
import { placesOf } from '../../src/geo/places'
import { type GlobeView, viewAt } from '../../src/ui/globe/globeView'
import { lengthOf, sceneAt, viewOfWay } from '../../src/ui/globe/useStory'

const countries = placesOf('twenty')

const middles = countries.map(({ centroid }) => centroid)
const country = fc.constantFrom(...middles)
const two = fc.tuple(country, country).filter(([from, to]) => from !== to)

/** Views that differ from each other, for as many guesses. */
const viewsOf = (guesses: number): GlobeView[] =>
  Array.from({ length: guesses + 2 }, (_, i) => viewAt([i * 5, i * 20], 1 + i / 10))

describe('the story of the guesses', () => {
  it('shows both ends of each way at once', () => {
    fc.assert(
      fc.property(two, ([from, to]) => {
        const { middle, zoom } = viewOfWay(from, to)
        const chart = globeChart(middle, 100 * zoom, emptyBasemap)
        for (const end of [from, to]) {
          const [x, y] = chart.spotOf(end) ?? [Number.NaN, Number.NaN]
          // The picture is as high and wide as the globe at zoom 1.
          expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(100.001)
        }
      }),
    )
  })

  it('never leaps: from one moment to the next the globe turns by a little', () => {
    const views = viewsOf(6)
    const parts = ['awaited', 'flying', 'landed']
    let before = sceneAt(views, 0)
    for (let ms = 16; ms <= lengthOf(6); ms += 16) {
      const scene = sceneAt(views, ms)
      expect(Math.abs(scene.view.middle[1] - before.view.middle[1])).toBeLessThan(2)
      if (scene.index === before.index)
        expect(parts.indexOf(scene.flight)).toBeGreaterThanOrEqual(parts.indexOf(before.flight))
      before = scene
    }
  })
})
