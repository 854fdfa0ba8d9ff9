import { deckOf } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { isFound, type Round } from '../rules/round'
import { byPromise, type Expectation, type Ranking, rank, rankFirst } from './ranking'
import { fitsOf, fitting, hintKeyOf } from './telling'

/**
 * Luck of a guess: it left half the expected number of countries or fewer (`lucky`), twice as many or more (`unlucky`), or
 * a number between (`expected`).
 */
export type Luck = 'lucky' | 'expected' | 'unlucky'

/** Analysis of one guess: its effect, and the best alternative. */
export type Leg = {
  readonly guess: PlaceId
  /** Countries that can still be the answer after the guess. */
  readonly left: readonly PlaceId[]
  /** Expected number of countries left, at least 1. */
  readonly expected: number
  /** Guess with the smallest expected number of countries left; the one that was made, if none was better. */
  readonly best: { readonly guess: PlaceId; readonly expected: number }
  /** Rank of the guess among all possible ones, from 0 (all others promised more) to 99 (none promised more). */
  readonly skill: number
  readonly luck: Luck
  /** Information gained beyond the expected amount, in bits; negative if it was less. */
  readonly bits: number
}

/** Marks of a round: mean skill of its guesses, 0 to 99, and sum of their luck in bits. */
export type RoundScore = { readonly skill: number; readonly bits: number }

/** Analysis of all guesses in a round. */
export type Course = {
  /** Countries that can be the answer before the first guess. */
  readonly targets: readonly PlaceId[]
  readonly legs: readonly Leg[]
  readonly marks: RoundScore
  /** Guesses of the Navigator until it finds the answer: after the player's first guess, and on its own. */
  readonly navigator: { readonly after: readonly PlaceId[]; readonly alone: readonly PlaceId[] }
}

/** Highest skill. */
const BEST = 99

/** Fewest countries to choose from with which a choice tells of skill; in a smaller deck nearly any guess leaves one. */
const MANY = 40

/** Number of bits that make a guess lucky: one bit means half the expected number of countries left. */
const LUCKY = 1

type JudgedRound = Pick<Round, 'puzzle' | 'target' | 'rules' | 'guesses'>

/** Whether a finished round tells of skill: one won at the first guess tells of the outline alone. */
export function isJudged(round: JudgedRound): boolean {
  const isAtOnce = round.guesses.length === 1 && isFound(round)
  return !isAtOnce && deckOf(round.puzzle.deck).targets.length >= MANY
}

/** Analyses a finished round. The generator yields often, so that the page can respond in between. */
export function* courseOf(round: JudgedRound): Generator<undefined, Course> {
  const legs = yield* legsOf(round)
  return {
    targets: deckOf(round.puzzle.deck).targets,
    legs,
    marks: marksOf(legs),
    navigator: {
      after: yield* navigate(round, round.guesses.slice(0, 1)),
      alone: yield* navigate(round, []),
    },
  }
}

/** Rates the skill and luck of a round with at least one guess, without the rest of the analysis. */
export function* roundMarks(round: JudgedRound): Generator<undefined, RoundScore> {
  return marksOf(yield* legsOf(round))
}

function* legsOf(round: JudgedRound): Generator<undefined, readonly Leg[]> {
  const fits = fitsOf(round)
  const legs: Leg[] = []
  for (const [index, guess] of round.guesses.entries()) {
    const [before, left] = fits.slice(index) as [readonly PlaceId[], readonly PlaceId[]]
    const ranking = yield* rankIn(round, round.guesses.slice(0, index), before)
    legs.push(legOf(guess, before, left, ranking, round))
  }
  return legs
}

function marksOf(legs: readonly Leg[]): RoundScore {
  return {
    skill: Math.round(meanOf(legs.map(({ skill }) => skill))),
    bits: sumOf(legs.map(({ bits }) => bits)),
  }
}

function legOf(
  guess: PlaceId,
  before: readonly PlaceId[],
  left: readonly PlaceId[],
  { among, expectations }: Ranking,
  { rules }: JudgedRound,
): Leg {
  const own = expectations.find((each) => each.guess === guess) as Expectation
  // The player's own guess counts as the best of equally good ones.
  const best = expectations.find((each) => byPromise(each, own) < 0) ?? own
  const told = before.map((target) =>
    bitsIn(fitting(before, guess, hintKeyOf(guess, target, rules), rules).length),
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

/** Share of guesses that promised less, among all that promised less or more, scaled to 0–99. */
function skillOf(own: Expectation, all: readonly Expectation[]): number {
  const [worse, better] = [1, -1].map(
    (sign) => all.filter((each) => Math.sign(byPromise(each, own)) === sign).length,
  ) as [number, number]
  return better === 0 ? BEST : Math.floor((BEST * worse) / (worse + better))
}

/** Classifies luck, given in bits. */
export function luckOf(bits: number): Luck {
  if (bits >= LUCKY) return 'lucky'
  return bits <= -LUCKY ? 'unlucky' : 'expected'
}

/** Continues a round with the best guess each time until the answer is found. */
function* navigate(round: JudgedRound, made: readonly PlaceId[]): Generator<undefined, readonly PlaceId[]> {
  const guesses = [...made]
  while (guesses.at(-1) !== round.target) {
    const among = fitsOf({ ...round, guesses }).at(-1) as readonly PlaceId[]
    const { expectations } = yield* rankIn(round, guesses, among)
    guesses.push((expectations[0] as Expectation).guess)
  }
  return guesses
}

/** Ranks all possible guesses after the ones already made. */
function* rankIn(
  { puzzle: { deck }, rules }: JudgedRound,
  made: readonly PlaceId[],
  among: readonly PlaceId[],
): Generator<undefined, Ranking> {
  if (made.length === 0) return yield* rankFirst(deck, rules)
  const pool = deckOf(deck).codes.filter((country) => !made.includes(country))
  return yield* rank(pool, among, rules)
}

/** Base-2 logarithm of a whole number, rounded to a thousandth so that all engines agree. */
function bitsIn(count: number): number {
  return Math.round(Math.log2(count) * 1000) / 1000
}

function meanOf(values: readonly number[]): number {
  return sumOf(values) / values.length
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
