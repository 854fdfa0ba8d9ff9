import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRY_DECKS, DECK_NAMES, deckOf, decks } from '../../src/geo/decks'
import { barsOf, proximityOf } from '../../src/geo/proximity'

describe('proximity', () => {
  it('falls by a percent for every 200 km', () => {
    const distances = [0, 99, 101, 637, 8635, 10000, 19899, 19901, 20000, 20015]
    const percents = distances.map((distance) => proximityOf(distance, decks.world.span))
    expect(percents).toEqual([100, 100, 99, 97, 57, 50, 1, 0, 0, 0])
  })

  it('is measured in the deck: 0 % is the other end of the country', () => {
    const { span } = deckOf('US')
    const percents = [0, 41, 42, 4150, 8258, 8259, 8300, 9000].map((distance) => proximityOf(distance, span))
    expect(percents).toEqual([100, 100, 99, 50, 1, 0, 0, 0])
    for (const deck of COUNTRY_DECKS) expect(deckOf(deck).span).toBe(20_000)
  })

  it('is a whole number from 0 to 100 that never rises with the distance', () => {
    const distances = fc.double({ min: 0, max: 20016, noNaN: true })
    const spans = fc.constantFrom(...DECK_NAMES.map((deck) => deckOf(deck).span))
    fc.assert(
      fc.property(distances, distances, spans, (a, b, span) => {
        const [near, far] = a < b ? [a, b] : [b, a]
        expect(proximityOf(near, span)).toBeGreaterThanOrEqual(proximityOf(far, span))
        expect(proximityOf(far, span)).toSatisfy(
          (percent: number) => Number.isInteger(percent) && percent >= 0 && percent <= 100,
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('fills another bar at 10, 30, 50, 70 and 90 percent', () => {
    const percents = [0, 9, 10, 29, 30, 50, 69, 70, 89, 90, 100]
    expect(percents.map(barsOf)).toEqual([0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5])
  })
})
