import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstSums } from '../../scripts/rankings'
import { countries } from '../../src/geo/countries'
import { decks } from '../../src/geo/decks'
import { greatCircleDistance, initialBearing } from '../../src/geo/greatCircle'
import type { PlaceId } from '../../src/geo/place'
import { type Course, courseOf, luckOf, roundMarks } from '../../src/machines/navigator/course'
import { rank, rankFirst } from '../../src/machines/navigator/ranking'
import { fitsOf, fitting, hintKeyOf, isWithinTolerance } from '../../src/machines/navigator/telling'
import type { Puzzle } from '../../src/machines/rules/puzzle'
import { newRound, type Round } from '../../src/machines/rules/round'
import { standardRules } from '../../src/machines/rules/rules'
import { targetOf } from '../../src/machines/schedule/dailies'
import { ALL, averageLeft, done, remaining } from './navigatorOracle'

const arrows = standardRules
const noArrows = { ...standardRules, arrows: false }
const world = { kind: 'practice', deck: 'world' } as const satisfies Puzzle

function played(target: PlaceId, guesses: readonly PlaceId[], rules = arrows, puzzle: Puzzle = world): Round {
  return { ...newRound(puzzle, target), rules, guesses }
}

function courseFor(...round: Parameters<typeof played>): Course {
  return done(courseOf(played(...round)))
}

const codes = fc.constantFrom(...ALL)
const targets = fc.constantFrom(...decks.world.targets)
const games = fc
  .tuple(targets, fc.uniqueArray(codes, { maxLength: 6 }), fc.boolean())
  .map(([target, all, hasArrows]) => {
    const at = all.indexOf(target)
    return played(target, at < 0 ? all : all.slice(0, at + 1), hasArrows ? arrows : noArrows)
  })

describe('what fits', () => {
  test('is on ten days of the world what going through all countries by vectors leaves, with and without arrows', () => {
    const sets: PlaceId[][] = [
      ['FR', 'BR', 'CN', 'AU', 'US', 'EG'],
      ['TR', 'NG', 'PE', 'VN', 'GB', 'NZ'],
      ['FJ', 'IS', 'ZA', 'MN', 'HT', 'OM'],
    ]
    let few = 0
    for (let day = 1; day <= 10; day++) {
      const puzzle = {
        kind: 'daily',
        deck: 'world',
        date: `2026-03-${String(day).padStart(2, '0')}`,
      } as const
      const target = targetOf(puzzle as never)
      for (const [index, set] of sets.entries()) {
        const rules = index === 2 ? noArrows : arrows
        const guesses = set.includes(target) ? set.slice(0, set.indexOf(target) + 1) : set
        const fits = fitsOf(played(target, guesses, rules, puzzle as never))
        expect(fits).toHaveLength(guesses.length + 1)
        for (const [count, left] of fits.entries()) {
          expect(left).toEqual(remaining(decks.world.targets, guesses.slice(0, count), target, rules.arrows))
          few += Number(left.length <= 5)
        }
      }
    }
    expect(few).toBeGreaterThan(50)
  })

  test('always has the answer, never grows, and goes by no order', () => {
    fc.assert(
      fc.property(games, (round) => {
        const fits = fitsOf(round)
        for (const [index, left] of fits.entries()) {
          expect(left).toContain(round.target)
          expect(left.length).toBeLessThanOrEqual(fits[index - 1]?.length ?? 190)
        }
        const backwards = fitsOf({ ...round, guesses: [...round.guesses].reverse() })
        expect(backwards.at(-1)).toEqual(fits.at(-1))
      }),
    )
  })

  test('is the answer alone after a right guess, and never what was guessed wrong', () => {
    expect(fitting(['CH', 'AT', 'IT'], 'AT', hintKeyOf('AT', 'AT', arrows), arrows)).toEqual(['AT'])
    for (const guess of ALL) {
      if (guess === 'AT') continue
      expect(fitting(ALL, guess, hintKeyOf(guess, 'AT', arrows), arrows)).not.toContain(guess)
    }
  })

  test('takes a distance for the same that is 12 % longer, in both directions, and no more', () => {
    for (const [one, other, alike] of [
      [1000, 1120, true],
      [1000, 1121, false],
      [25, 28, true],
      [25, 29, false],
    ] as const)
      expect([isWithinTolerance(one, other), isWithinTolerance(other, one)]).toEqual([alike, alike])
    fc.assert(
      fc.property(codes, codes, codes, (guess, one, other) => {
        const [a, b] = [hintKeyOf(guess, one, arrows), hintKeyOf(guess, other, arrows)]
        expect(isWithinTolerance(a, b)).toBe(isWithinTolerance(b, a))
      }),
    )
  })

  test('is the same on every device: no distance and no bearing is so near to a bound that rounding could tell them apart', () => {
    const isNear = (place: number) => Math.abs((place % 1) - 0.5) <= 1e-8
    const near = countries.flatMap(({ id, centroid }) =>
      countries.flatMap((other) => {
        if (other.id === id) return []
        const distance = greatCircleDistance(centroid, other.centroid)
        const bearing = initialBearing(centroid, other.centroid)
        return isNear(distance) || isNear(bearing / 45) ? [`${id} ${other.id}`] : []
      }),
    )
    expect(near).toEqual([])
  })
})

describe('what a guess can be expected to leave', () => {
  test('is what trying every answer leaves on average', () => {
    const { among, expectations } = done(rank(ALL, decks.world.targets, arrows))
    expect(among).toBe(190)
    expect(expectations.map(({ guess }) => guess).sort()).toEqual([...ALL].sort())
    for (const { guess, sum } of expectations.filter((_, index) => index % 13 === 0)) {
      expect(sum / among, guess).toBeCloseTo(averageLeft(guess, decks.world.targets), 9)
    }
    const small = ['CL', 'AR', 'UY', 'PY', 'BO', 'PE'] as const
    for (const { guess, sum } of done(rank(ALL, small, noArrows)).expectations) {
      expect(sum / small.length, guess).toBeCloseTo(averageLeft(guess, small, false), 9)
    }
  })

  test('was reckoned ahead for the first guess at the world, as `npm run make:rankings` does', () => {
    expect(readFileSync('src/machines/navigator/firstSums.json', 'utf8')).toBe(firstSums())
    for (const rules of [arrows, noArrows]) {
      const { codes, targets } = decks.world
      expect(done(rankFirst('world', rules))).toEqual(done(rank(codes, targets, rules)))
    }
    expect(done(rankFirst('asia', noArrows))).toEqual(
      done(rank(decks.asia.codes, decks.asia.targets, noArrows)),
    )
  })
})

describe('a course', () => {
  test('tells of each guess what it left, what it could be expected to leave, and which would have been best', () => {
    const { targets, legs } = courseFor('NE', ['FR', 'BR', 'NE'])
    expect(targets).toEqual(decks.world.targets)
    expect(legs.map(({ guess, left }) => [guess, left])).toEqual([
      ['FR', remaining(decks.world.targets, ['FR'], 'NE')],
      ['BR', ['NE']],
      ['NE', ['NE']],
    ])
    const [first, second, last] = legs
    expect(first?.expected).toBeCloseTo(averageLeft('FR', decks.world.targets), 9)
    expect(first?.best).toEqual({ guess: 'TR', expected: averageLeft('TR', decks.world.targets) })
    const left = first?.left ?? []
    expect(second?.expected).toBeCloseTo(averageLeft('BR', left), 9)
    expect(left).toContain(second?.best.guess)
    expect(last?.best).toEqual({ guess: 'NE', expected: 1 })
    // None is better that promises as much.
    const equals = courseFor('NE', ['FR', 'NE']).legs
    expect(equals.map(({ left }) => left)).toEqual([['ML', 'NE'], ['NE']])
    expect(equals[1]?.best).toEqual({ guess: 'NE', expected: 1 })
  })

  test('reckons luck in bits: the mean of what could have been left, less what was', () => {
    const [leg] = courseFor('NE', ['FR']).legs
    const others = decks.world.targets.map((answer) =>
      Math.log2(remaining(decks.world.targets, ['FR'], answer).length),
    )
    const mean = others.reduce((sum, bits) => sum + bits, 0) / others.length
    expect(leg?.bits).toBeCloseTo(mean - Math.log2(leg?.left.length ?? 0), 2)
  })

  test('has 99 for the best guess, 0 for one that could tell nothing, and by definition 49 for the one in the middle', () => {
    const skills = (['TR', 'TZ', 'PG'] as const).map((guess) => courseFor('NE', [guess]).legs[0]?.skill)
    expect(skills).toEqual([99, 49, 0])
    const { legs, marks } = courseFor('NE', ['FR', 'BR', 'CN', 'NE'])
    // Where one country alone fits, no other guess tells anything.
    expect(legs.slice(2).map(({ skill }) => skill)).toEqual([0, 99])
    expect(marks.skill).toBe(Math.round(legs.reduce((sum, { skill }) => sum + skill, 0) / 4))
    expect(marks.bits).toBeCloseTo(
      legs.reduce((sum, { bits }) => sum + bits, 0),
      9,
    )
    expect(done(roundMarks(played('NE', ['FR', 'BR', 'CN', 'NE'])))).toEqual(marks)
  })

  test('calls a guess lucky that left half as many as could be expected, unlucky that left twice as many', () => {
    expect([1, 0.99, 0, -0.99, -1].map(luckOf)).toEqual([
      'lucky',
      'expected',
      'expected',
      'expected',
      'unlucky',
    ])
    for (const answer of ['DE', 'NE', 'TV'] as const) {
      const [leg] = courseFor(answer, ['FR']).legs
      expect(leg?.luck).toBe(luckOf(leg?.bits ?? Number.NaN))
    }
  })

  test('asks of a smaller deck only what is in it', () => {
    const africa = { kind: 'practice', deck: 'africa' } as const
    const { targets, legs, navigator } = courseFor('NE', ['MA', 'NE'], arrows, africa)
    expect(targets).toEqual(decks.africa.targets)
    expect(legs[0]?.best.guess).toBe('CM')
    for (const guess of [...navigator.after, ...navigator.alone]) expect(decks.africa.codes).toContain(guess)
  })
})

describe('the Navigator', () => {
  test('finds every country of the world in three guesses at most, in 2.6 on average', () => {
    const counts = decks.world.targets.map((target) => courseFor(target, [target]).navigator.alone.length)
    expect(Math.max(...counts)).toBe(3)
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeCloseTo(2.605, 3)
  })

  test('makes the best guess each time, and none twice', () => {
    const { after } = courseFor('NE', ['FJ', 'NE']).navigator
    expect(after[0]).toBe('FJ')
    expect(courseFor('NE', ['FJ', 'BR', 'CN']).navigator.after).toEqual(after)
    expect(new Set(after).size).toBe(after.length)
    for (const [index, guess] of after.entries()) {
      if (index === 0) continue
      const made = after.slice(0, index)
      const among = remaining(decks.world.targets, made, 'NE')
      const least = Math.min(
        ...ALL.filter((each) => !made.includes(each)).map((each) => averageLeft(each, among)),
      )
      expect(averageLeft(guess, among)).toBeCloseTo(least, 9)
    }
  })
})
