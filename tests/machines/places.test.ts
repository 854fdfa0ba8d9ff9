import { describe, expect, it } from 'vitest'
import { type CountryCode, countryOf } from '../../src/geo/countries'
import { COUNTRY_DECKS, deckOf } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { recallsIn, repetitionIn } from '../../src/machines/learning/due'
import { ofPlaces } from '../../src/machines/learning/facets'
import { isPinned, nextPlaces, type PlaceSet, placesMode } from '../../src/machines/learning/placesMode'
import { withPin } from '../../src/machines/pins/pinsMode'
import { questionsOn } from '../../src/machines/quiz/questions'
import { DAY_MS } from '../../src/machines/schedule/day'
import { reviewsIn } from './logged'
import { memoryStore } from './memoryStore'

const NOON = Date.UTC(2026, 10, 21, 12)
const DECK = 'oceania'
const FAR_AWAY = [80, 0] as const

/** Sets the open pin: in the country, or far from it. */
function pinned(set: PlaceSet, isRight: boolean, at: number): PlaceSet {
  const country = set.countries[set.pins.length] as CountryCode
  const spot = isRight ? countryOf(country).centroid : FAR_AWAY
  return withPin(set, set.countries, { at, spot })
}

/** Practice that begins one set after another, and answers wrongly about some countries. */
class Learner {
  readonly store = memoryStore()
  now = NOON

  play(missed: readonly PlaceId[] = [], most = 5): readonly PlaceId[] {
    let set = nextPlaces(this.store, DECK, this.now)
    for (const country of set.countries.slice(0, most)) {
      this.now += 1000
      set = placesMode.write(this.store, pinned(set, !missed.includes(country), this.now))
    }
    return set.countries
  }

  left() {
    const { due, fresh } = repetitionIn(this.store, { deck: DECK }, this.now, ofPlaces)
    return [due, fresh]
  }
}

describe('places in practice', () => {
  it('are five new ones, then those missed, once three others have come', () => {
    const learner = new Learner()
    const first = learner.play()
    expect(new Set(first).size).toBe(5)
    expect(learner.left()).toEqual([0, 0])

    const other = new Learner()
    const [one, two] = other.play([], 0) as [CountryCode, CountryCode]
    other.play([one, two])
    expect(other.left()).toEqual([2, 0])
    expect(new Set(other.play([one]))).toEqual(new Set([one, two]))
    other.now += DAY_MS
    expect(other.play()).toContain(one)
  })

  it('go on after a reload with the open one, in the same order', () => {
    const learner = new Learner()
    const asked = learner.play([], 2)
    expect(learner.play([], 0)).toEqual(asked.slice(2))
  })

  it('come in an order of the day', () => {
    const orders = [0, 1, 2].map((days) =>
      nextPlaces(memoryStore(), DECK, NOON + days * DAY_MS).countries.join(),
    )
    expect(nextPlaces(memoryStore(), DECK, NOON + 1).countries.join()).toBe(orders[0])
    expect(new Set(orders).size).toBe(3)
  })

  it('are over with the last pin', () => {
    let set = nextPlaces(memoryStore(), DECK, NOON)
    for (let pins = 0; pins < 5; pins++) {
      expect(isPinned(set)).toBe(false)
      set = pinned(set, true, NOON)
    }
    expect(isPinned(set)).toBe(true)
  })

  it('take no more than five new ones a day unless somebody goes on', () => {
    const learner = new Learner()
    const first = learner.play()
    const more = learner.play()
    expect(more).toHaveLength(5)
    expect(more.filter((country) => first.includes(country))).toEqual([])
  })

  it('take what was missed, and no new one more, where fewer than five are left', () => {
    const learner = new Learner()
    const [, , third, , fifth] = learner.play([], 0)
    learner.play([third as CountryCode], 4)
    expect(learner.left()).toEqual([1, 1])
    expect(learner.play([], 0)).toEqual([fifth, third])
  })

  it('are logged once, under the practice, and leave alone what is known of outlines', () => {
    const learner = new Learner()
    const [country] = learner.play([], 1)
    const [review] = reviewsIn(learner.store)
    expect(reviewsIn(learner.store)).toHaveLength(1)
    expect(review).toMatchObject({ country, found: 1, facet: 'where', at: NOON + 1000 })
    expect(review?.identity).toBe(`practice.${DECK}.where.${NOON}.0`)
    expect(recallsIn(learner.store).size).toBe(0)
  })

  it('can be asked of every country of every deck', () => {
    for (const deck of COUNTRY_DECKS)
      for (const country of deckOf(deck).targets as readonly CountryCode[]) {
        const set = pinned({ deck, begun: NOON, countries: [country], pins: [] }, true, NOON)
        expect(set.pins[0]?.distance, country).toBeLessThanOrEqual(250)
        expect(questionsOn(country, 'x').length, country).toBeGreaterThan(1)
      }
  })
})
