import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boxOfDeck } from '../../src/geo/maps/deckMaps'
import { WORLD } from '../../src/geo/maps/flatMap'
import {
  type Framed,
  kept,
  type MapView,
  moved,
  type PixelVector,
  scaleOf,
  viewOfBox,
  wholeOf,
  zoomed,
} from '../../src/ui/map/mapView'

const map = WORLD
const phone: Framed = { map, frame: { width: 318, height: 238 } }
const desk: Framed = { map, frame: { width: 1046, height: 522 } }

const framings = fc.constantFrom(phone, desk)
const zooms = fc.double({ min: 1, max: 8, noNaN: true })
const views = fc
  .tuple(fc.double({ min: 0, max: 720, noNaN: true }), fc.double({ min: 0, max: 316, noNaN: true }), zooms)
  .map(([x, y, zoom]): MapView => ({ middle: [x, y], zoom }))

/** The place that is seen at a spot of the frame, in pixels from its middle. */
function placeAt(view: MapView, [right, down]: PixelVector, framed: Framed): PixelVector {
  const scale = scaleOf(view, framed)
  return [view.middle[0] + right / scale, view.middle[1] + down / scale]
}

/** What is seen of the map, from edge to edge. */
function seenIn(view: MapView, framed: Framed) {
  const { width, height } = framed.frame
  const [left, top] = placeAt(view, [-width / 2, -height / 2], framed)
  const [right, bottom] = placeAt(view, [width / 2, height / 2], framed)
  return { left, top, right, bottom }
}

describe('a view of a map', () => {
  it('shows nothing beyond the edges where the frame can be filled, and is in the middle where it cannot', () => {
    fc.assert(
      fc.property(framings, views, (framed, view) => {
        const result = kept(view, framed)
        const { left, top, right, bottom } = seenIn(result, framed)
        for (const [from, to, length] of [
          [left, right, map.width],
          [top, bottom, map.height],
        ] as const) {
          if (to - from >= length) expect(from + to).toBeCloseTo(length, 6)
          else {
            expect(from).toBeGreaterThan(-1e-6)
            expect(to).toBeLessThan(length + 1e-6)
          }
        }
      }),
    )
  })

  it('keeps the place under the fingers where it is while it is enlarged and moved', () => {
    const factors = fc.double({ min: 1.1, max: 2, noNaN: true })
    fc.assert(
      fc.property(framings, factors, (framed, factor) => {
        // Well within the map, so that no edge is in the way.
        const before = { middle: [360, 158] as const, zoom: 3 }
        const at: PixelVector = [framed.frame.width * 0.1, -framed.frame.height * 0.1]
        const place = placeAt(before, at, framed)
        const larger = zoomed(before, factor, at, framed)
        const after = moved(larger, [30, -20], framed)
        const [x, y] = placeAt(after, [at[0] + 30, at[1] - 20], framed)
        expect([x, y]).toEqual([expect.closeTo(place[0], 6), expect.closeTo(place[1], 6)])
        expect(after.zoom).toBeCloseTo(3 * factor)
      }),
    )
  })

  it('has a whole continent in it, as large as it can be', () => {
    for (const deck of ['africa', 'americas', 'asia', 'europe', 'oceania'] as const)
      for (const framed of [phone, desk]) {
        const box = boxOfDeck(deck)
        const view = viewOfBox(box, framed)
        const { left, top, right, bottom } = seenIn(view, framed)
        // The edge of a map may be nearer than the margin around a continent.
        expect(left, deck).toBeLessThanOrEqual(Math.max(box.left, 0) + 4)
        expect(top, deck).toBeLessThanOrEqual(Math.max(box.top, 0) + 4)
        expect(right, deck).toBeGreaterThanOrEqual(Math.min(box.left + box.width, 720) - 4)
        expect(bottom, deck).toBeGreaterThanOrEqual(Math.min(box.top + box.height, 316) - 4)
        expect(Math.max(box.width / (right - left), box.height / (bottom - top))).toBeGreaterThan(0.98)
      }
    expect(viewOfBox(boxOfDeck('world'), phone)).toEqual(wholeOf(map))
    expect(viewOfBox(boxOfDeck('twenty'), phone)).toEqual(wholeOf(map))
  })
})
