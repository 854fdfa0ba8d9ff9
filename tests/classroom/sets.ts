import * as fc from 'fast-check'
import { DECK_NAMES } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import type { Attempt } from '../../src/machines/classroom/attempt'
import {
  newAttempt,
  orderOf,
  placeInAttempt,
  withGuess,
  withNext,
} from '../../src/machines/classroom/attempt'
import {
  ASKS,
  type ClassSet,
  choosableIn,
  MOST_COUNTRIES,
  MOST_GUESSES_IN_CLASS,
  newClassSet,
  plainClassRules,
} from '../../src/machines/classroom/classSet'
import { AIDS } from '../../src/machines/rules/rules'

export const NOW = Date.UTC(2026, 10, 25, 9)

/** Three countries of the world with as many guesses as there can be. */
export const threeOf = (nonce = 7): ClassSet =>
  newClassSet('world', ['FR', 'TD', 'TV'], plainClassRules, NOW, nonce)

const bits = fc.integer({ min: 0, max: 2 ** 32 - 1 })

/** Any set. */
export const sets: fc.Arbitrary<ClassSet> = fc
  .record({
    deck: fc.constantFrom(...DECK_NAMES),
    rules: fc.record({
      asks: fc.constantFrom(...ASKS),
      outline: fc.constantFrom('shown', 'turned', 'hidden' as const),
      arrows: fc.boolean(),
      aids: fc.subarray([...AIDS]),
      guesses: fc.integer({ min: 1, max: MOST_GUESSES_IN_CLASS }),
      region: fc.boolean(),
      shuffled: fc.boolean(),
    }),
    now: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2110, 0, 1) }),
    seed: bits,
  })
  .chain(({ deck, rules, now, seed }) =>
    fc
      .shuffledSubarray([...choosableIn(deck)], {
        minLength: 1,
        maxLength: Math.min(MOST_COUNTRIES, choosableIn(deck).length),
      })
      .map((countries) => newClassSet(deck, countries, rules, now, seed)),
  )

/** An attempt that is done, in which each country was found with some guess, or was not. */
export const attempts: fc.Arbitrary<Attempt> = fc
  .tuple(
    sets,
    fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
    bits,
    fc.array(fc.nat(), { minLength: 1 }),
  )
  .map(([set, pupil, seed, picks]) =>
    played(newAttempt(set, pupil, NOW, seed), (place) => picks[place % picks.length] as number),
  )

/**
 * An attempt as it is played to its end. `missesAt` is how often something wrong is guessed at each country: as often as
 * there are guesses, and it is not found.
 */
export function played(begin: Attempt, missesAt: (place: number) => number): Attempt {
  const { deck, rules, countries } = begin.set
  const { codes } = choosable(deck)
  let attempt = begin
  for (let place = 0; place < countries.length; place++) {
    const target = orderOf(attempt)[placeInAttempt(attempt)] as PlaceId
    const wrong = codes.filter((code) => code !== target)
    const misses = missesAt(place) % (rules.guesses + 1)
    for (let miss = 0; miss < misses; miss++)
      attempt = withGuess(attempt, wrong[(place + miss * 7) % wrong.length] as PlaceId)
    attempt = withNext(withGuess(attempt, target))
  }
  return attempt
}

const choosable = (deck: ClassSet['deck']) => ({ codes: choosableIn(deck) })
