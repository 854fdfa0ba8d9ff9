import type { CountryCode } from '../geo/countries'
import { deckOf } from '../geo/decks'
import type { UtcDate } from './day'
import type { DailyPuzzle, Puzzle } from './puzzle'
import { areSame, GUESSES, type RuleChoice, type Rules, rulesAfter, rulesFor, standardRules } from './rules'

/** All there is to know of a game. */
export type Round = {
  readonly puzzle: Puzzle
  readonly rules: Rules
  /** The country that is sought. */
  readonly target: CountryCode
  /** Oldest first. */
  readonly guesses: readonly CountryCode[]
  /** Tells the rounds of one puzzle apart: each deal of practice has its number, and a day has one round, 0. */
  readonly deal: number
  /** What practice in a larger deck has dealt before, since it last went through the deck. */
  readonly dealt: readonly CountryCode[]
  /** The date of the first guess at a day, where that is later than the day itself. */
  readonly begun: UtcDate | undefined
}

export type DailyRound = Round & { readonly puzzle: DailyPuzzle }

/** A round in which nothing has been guessed, with as many guesses as its kind of puzzle has. */
export function newRound(
  puzzle: Puzzle,
  target: CountryCode,
  deal = 0,
  dealt: readonly CountryCode[] = [],
  { outline, arrows, aid }: RuleChoice = standardRules,
): Round {
  const rules = rulesFor(puzzle, { outline, arrows, guesses: GUESSES[puzzle.kind], aid })
  return { puzzle, rules, target, guesses: [], deal, dealt, begun: undefined }
}

/** The last guess was right. */
export function isFound({ target, guesses }: Pick<Round, 'target' | 'guesses'>): boolean {
  return guesses.at(-1) === target
}

/** How many guesses are left to a round that is not found. */
export function guessesLeft({ rules, guesses }: Pick<Round, 'rules' | 'guesses'>): number {
  return Math.max(0, rules.guesses - guesses.length)
}

/** Every guess is used. */
export function isSpent(round: Pick<Round, 'rules' | 'guesses'>): boolean {
  return guessesLeft(round) === 0
}

/** Won or lost. */
export function isOver(round: Pick<Round, 'rules' | 'target' | 'guesses'>): boolean {
  return isFound(round) || isSpent(round)
}

/** It may be guessed: the round is not over, the deck has the country, and it was not guessed before. */
export function isAcceptable(round: Round, guess: CountryCode): boolean {
  // The inspector, the console and an older program can bring what no type lets through.
  const isInDeck = deckOf(round.puzzle.deck).codes.includes(guess)
  return isInDeck && !isOver(round) && !round.guesses.includes(guess)
}

/** Whether the outline is to be seen, upright or turned: the rules may hide it until the round is over. */
export function isOutlineSeen(round: Pick<Round, 'rules' | 'target' | 'guesses'>): boolean {
  return round.rules.outline !== 'hidden' || isOver(round)
}

/**
 * The round with other rules chosen for it, as far as they can be: from the first guess on a round keeps
 * those that it has, as a challenge does always.
 */
export function withRules(round: Round, rules: RuleChoice): Round {
  const isFixed = round.guesses.length > 0 || round.puzzle.kind === 'challenge'
  return isFixed ? round : { ...round, rules: rulesAfter(round.rules, rulesFor(round.puzzle, rules)) }
}

/** Whether a round would have other rules if these were chosen for it. */
export function isChangedBy(round: Round, rules: RuleChoice): boolean {
  return !areSame(withRules(round, rules).rules, round.rules)
}

/**
 * The round after some guesses, of which those that may not be made are left out. `on` is the date of the first of them,
 * if there is one.
 */
export function withGuesses(round: Round, guesses: readonly CountryCode[], on?: UtcDate): Round {
  let after = round
  for (const guess of guesses) {
    if (isAcceptable(after, guess)) after = { ...after, guesses: [...after.guesses, guess] }
  }
  return begunOn(after, earliest(dateOfFirstGuess(round), on))
}

/** The first guess at the day was made after it: it is played later, and counts apart. */
export function isLate({ begun }: Pick<Round, 'begun'>): boolean {
  return begun !== undefined
}

/** The date of the first guess at a day; `undefined` before it, and for whatever has no day. */
export function dateOfFirstGuess({ puzzle, guesses, begun }: Round): UtcDate | undefined {
  return puzzle.kind === 'daily' && guesses.length > 0 ? (begun ?? puzzle.date) : undefined
}

/** The earliest of some dates, as far as they are known. */
export function earliest(...dates: readonly (UtcDate | undefined)[]): UtcDate | undefined {
  // What is not known comes last.
  return [...dates].sort()[0]
}

/**
 * The round with the date of its first guess. A day that was begun before it, by a
 * clock that was set back since, is on time.
 */
export function begunOn(round: Round, date: UtcDate | undefined): Round {
  const { puzzle } = round
  const isLater = puzzle.kind === 'daily' && date && date > puzzle.date
  return { ...round, begun: isLater ? date : undefined }
}

/**
 * Whether two versions are of the same round, under the same rules and begun on the same date, and have the same guesses.
 */
export function isSame(one: Round, other: Round): boolean {
  return (
    one.deal === other.deal &&
    one.target === other.target &&
    one.begun === other.begun &&
    areSame(one.rules, other.rules) &&
    one.guesses.length === other.guesses.length &&
    one.guesses.every((guess, index) => guess === other.guesses[index])
  )
}

/**
 * Two versions of the same round as one. One that is over stands; otherwise the guesses of `first`, then those that
 * only `second` has, until the round is over. The rules are those of the version that has guesses, and of `first` where both
 * have; it was begun on the earlier date. Of two different rounds the first stands.
 */
export function join(first: Round, second: Round): Round {
  if (first.deal !== second.deal || first.target !== second.target) return first
  const isSecond = isOver(second) && !isOver(first)
  const stands = isSecond ? second : withGuesses(withRules(first, second.rules), second.guesses)
  return begunOn(stands, earliest(dateOfFirstGuess(first), dateOfFirstGuess(second)))
}
