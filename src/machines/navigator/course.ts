import type { CountryCode } from '../../geo/countries'
import { deckOf } from '../../geo/decks'
import type { Round } from '../round'
import { byPromise, type Expectation, type Ranking, rank, rankFirst } from './ranking'
import { fitsOf, fitting, tellingOf } from './telling'

/** How many countries a guess left, against what could be expected: half as many or fewer, twice as many or more, or so. */
export type Luck = 'lucky' | 'expected' | 'unlucky'

/** What a guess of a round did, and what it could have done. */
export type Leg = {
  readonly guess: CountryCode
  /** What may still be the answer after it. */
  readonly left: readonly CountryCode[]
  /** How many it could be expected to leave, at least 1. */
  readonly expected: number
  /** The guess that could be expected to leave the fewest then, and how many: the one that was made, where none was better. */
  readonly best: { readonly guess: CountryCode; readonly expected: number }
  /** How the guess compares with all others that could be made: 0 where all others promised more, 99 where none did. */
  readonly skill: number
  readonly luck: Luck
  /** By how many bits it told more than could be expected, less than 0 where it told less. */
  readonly bits: number
}

/** Of all guesses of a round: their mean skill, 0 to 99, and all their luck in bits. */
export type Marks = { readonly skill: number; readonly bits: number }

/** What the hints of a round could have told. */
export type Course = {
  /** What may be the answer before the first guess. */
  readonly sought: readonly CountryCode[]
  readonly legs: readonly Leg[]
  readonly marks: Marks
  /** What the Navigator would have guessed until it had the answer: after the first guess of the round, and on its own. */
  readonly navigator: { readonly after: readonly CountryCode[]; readonly alone: readonly CountryCode[] }
}

/** The best skill there is. */
const BEST = 99

/** From how many bits on a guess is lucky: it left half as many as could be expected. */
const LUCKY = 1

type Seen = Pick<Round, 'puzzle' | 'target' | 'rules' | 'guesses'>

/** What the hints of a round that is over could have told. It stops ever so often, so that other things can be seen to. */
export function* courseOf(round: Seen): Generator<undefined, Course> {
  const legs = yield* legsOf(round)
  return {
    sought: deckOf(round.puzzle.deck).targets,
    legs,
    marks: marksOf(legs),
    navigator: {
      after: yield* navigate(round, round.guesses.slice(0, 1)),
      alone: yield* navigate(round, []),
    },
  }
}

/** How well and how luckily a round was guessed, without all else. At least one guess was made in it. */
export function* roundMarks(round: Seen): Generator<undefined, Marks> {
  return marksOf(yield* legsOf(round))
}

function* legsOf(round: Seen): Generator<undefined, readonly Leg[]> {
  const fits = fitsOf(round)
  const legs: Leg[] = []
  for (const [index, guess] of round.guesses.entries()) {
    const [before, left] = fits.slice(index) as [readonly CountryCode[], readonly CountryCode[]]
    const ranking = yield* rankIn(round, round.guesses.slice(0, index), before)
    legs.push(legOf(guess, before, left, ranking, round))
  }
  return legs
}

function marksOf(legs: readonly Leg[]): Marks {
  return {
    skill: Math.round(meanOf(legs.map(({ skill }) => skill))),
    bits: sumOf(legs.map(({ bits }) => bits)),
  }
}

function legOf(
  guess: CountryCode,
  before: readonly CountryCode[],
  left: readonly CountryCode[],
  { among, expectations }: Ranking,
  { rules }: Seen,
): Leg {
  const own = expectations.find((each) => each.guess === guess) as Expectation
  // Of equals it is the one that was made.
  const best = expectations.find((each) => byPromise(each, own) < 0) ?? own
  const told = before.map((target) =>
    bitsIn(fitting(before, guess, tellingOf(guess, target, rules), rules).length),
  )
  const bits = meanOf(told) - bitsIn(left.length)
  return {
    guess,
    left,
    expected: own.sum / among,
    best: { guess: best.guess, expected: best.sum / among },
    skill: skillOf(own, expectations),
    luck: luckOf(bits),
    bits,
  }
}

/** The share of the guesses that promised less or more than one, of which it promised more than, as 0 to 99. */
function skillOf(own: Expectation, all: readonly Expectation[]): number {
  const [worse, better] = [1, -1].map(
    (sign) => all.filter((each) => Math.sign(byPromise(each, own)) === sign).length,
  ) as [number, number]
  return better === 0 ? BEST : Math.floor((BEST * worse) / (worse + better))
}

/** Luck in a word. */
export function luckOf(bits: number): Luck {
  if (bits >= LUCKY) return 'lucky'
  return bits <= -LUCKY ? 'unlucky' : 'expected'
}

/** The best guesses one after the other until the answer is found, after some that were made. */
function* navigate(round: Seen, made: readonly CountryCode[]): Generator<undefined, readonly CountryCode[]> {
  const guesses = [...made]
  while (guesses.at(-1) !== round.target) {
    const among = fitsOf({ ...round, guesses }).at(-1) as readonly CountryCode[]
    const { expectations } = yield* rankIn(round, guesses, among)
    guesses.push((expectations[0] as Expectation).guess)
  }
  return guesses
}

/** Ranks what can be guessed after some guesses. */
function* rankIn(
  { puzzle: { deck }, rules }: Seen,
  made: readonly CountryCode[],
  among: readonly CountryCode[],
): Generator<undefined, Ranking> {
  if (made.length === 0) return yield* rankFirst(deck, rules)
  const pool = deckOf(deck).codes.filter((country) => !made.includes(country))
  return yield* rank(pool, among, rules)
}

/** The base-2 logarithm of a whole number, to a thousandth, as which it is the same in every engine. */
function bitsIn(count: number): number {
  return Math.round(Math.log2(count) * 1000) / 1000
}

function meanOf(values: readonly number[]): number {
  return sumOf(values) / values.length
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
