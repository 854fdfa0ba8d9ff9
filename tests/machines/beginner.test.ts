import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { type CountryCode, countries, countryOf } from '../../src/geo/countries'
import { COUNTRY_DECKS, continentsOf, decks } from '../../src/geo/decks'
import { destinationOf, EARTH_RADIUS, greatCircleDistance, initialBearing } from '../../src/geo/greatCircle'
import { degrees, type Point } from '../../src/geo/point'
import { barsOf } from '../../src/geo/proximity'
import { type Hint, hintsOf } from '../../src/machines/rules/hint'
import { has, isFound, isOver, newRound, type Round, withGuesses } from '../../src/machines/rules/round'
import { type Aid, standardChoice } from '../../src/machines/rules/rules'
import { dailyOf } from '../../tools/puzzles'

const { targets } = decks.twenty
const GAMES = 20

/** Share by which somebody errs who reads a length off a globe. */
const ERROR = 0.12

/** Numbers from 0 to 1, the same for the same seed. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** The middle of a continent, by its countries. */
function middleOf(continent: string): Point {
  const own = countries.filter(({ id }) => continentsOf(id).some((region) => region === continent))
  const [north, east] = [0, 1].map(
    (axis) => own.reduce((sum, { centroid }) => sum + (centroid[axis] ?? 0), 0) / own.length,
  )
  return [north ?? 0, east ?? 0]
}

const middles = new Map(
  COUNTRY_DECKS.filter((name) => decks[name].isContinent).map((name) => [name as string, middleOf(name)]),
)

/** The continents of the country that is nearest to a point. */
function continentsAt(point: Point): readonly string[] {
  const far = (id: CountryCode) => greatCircleDistance(point, countryOf(id).centroid)
  const [nearest] = countries.map(({ id }) => id).sort((a, b) => far(a) - far(b))
  return continentsOf(nearest as CountryCode)
}

/** The continents that lie along an arrow from the middle of one, or that one itself where five bars are filled. */
function continentsAlong(from: string, { bearing = 0, proximity }: Hint): readonly string[] {
  if (barsOf(proximity) === 5) return [from]
  const [arrow, middle] = [Math.round(bearing / 45) * 45, middles.get(from) as Point]
  return [...middles].flatMap(([name, there]) => {
    const turn = Math.abs(((initialBearing(middle, there) - arrow + 540) % 360) - 180)
    return name !== from && turn <= 45 ? [name] : []
  })
}

/**
 * Somebody who knows the names of the twenty, of each its continent, and where the continents are: no place, shape or size
 * of a country, nor how far a thousand kilometres are. Without a globe an arrow leads from the middle of one continent to
 * others; on the globe the way is seen to begin, and is drawn on by eye.
 */
function guessOf(round: Round, random: () => number): CountryCode {
  const votes = new Map<string, number>()
  for (const hint of hintsOf(round)) {
    const { id, centroid } = countryOf(hint.country.id as CountryCode)
    const length = hint.distance * (1 + ERROR * (2 * random() - 1))
    const told = has(round, 'globe')
      ? continentsAt(destinationOf(centroid, hint.bearing ?? 0, degrees(length / EARTH_RADIUS)))
      : continentsAlong(continentsOf(id)[0] as string, hint)
    for (const continent of told) votes.set(continent, (votes.get(continent) ?? 0) + 1)
  }
  if (has(round, 'continent') && round.guesses.length >= 3)
    for (const continent of continentsOf(round.target)) votes.set(continent, 100)
  const left = targets.filter((code) => !round.guesses.includes(code))
  const worth = (code: CountryCode) =>
    Math.max(0, ...continentsOf(code).map((region) => votes.get(region) ?? 0))
  const most = Math.max(...left.map(worth))
  const best = left.filter((code) => worth(code) === most)
  return best[Math.floor(random() * best.length)] as CountryCode
}

/** Share of the rounds that the beginner wins with some aids. */
function shareWon(aids: readonly Aid[]): number {
  let won = 0
  for (const [index, target] of targets.entries()) {
    for (let game = 0; game < GAMES; game++) {
      const random = chance(index * GAMES + game)
      let round: Round = newRound(dailyOf('2026-11-21'), target, 0, [], { ...standardChoice, aids })
      while (!isOver(round)) round = withGuesses(round, [guessOf(round, random)])
      if (isFound(round)) won++
    }
  }
  return won / (targets.length * GAMES)
}

describe('a beginner who knows where the continents are, and nothing more', () => {
  it('finds one of the twenty in seven rounds of ten with Size, Globe and Continent, and in fewer without', () => {
    const [plain, aided] = [shareWon([]), shareWon(['size', 'globe', 'continent'])]
    process.stdout.write(`The beginner wins ${plain} of the rounds, and ${aided} with aids.\n`)
    expect(aided).toBeGreaterThan(0.7)
    expect(aided).toBeGreaterThan(plain + 0.1)
  })
})
