import type { CountryCode } from '../../geo/countries'
import { deckOf } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import type { UtcDate } from '../schedule/day'
import type { DailyPuzzle, Puzzle } from './puzzle'
import {
  type Aid,
  aidsFor,
  aidsIn,
  areSame,
  GUESSES,
  type Help,
  helpOf,
  isSameHelp,
  MOST_GUESSES,
  type RuleChoice,
  type Rules,
  rulesAfter,
  standardChoice,
} from './rules'

/** Complete state of a game: puzzle, rules, target and guesses. */
export type Round = {
  readonly puzzle: Puzzle
  readonly rules: Rules
  /** Place to find. */
  readonly target: PlaceId
  /** Guessed places, oldest first. */
  readonly guesses: readonly PlaceId[]
  /** Aids that may be taken, in the order of `AIDS`: all that the puzzle has, or those that its link allows. */
  readonly aids: readonly Aid[]
  /** Aids that were taken. */
  readonly help: Help
  /** Whether the player has given up. */
  readonly isGivenUp: boolean
  /** Number that tells rounds of the same puzzle apart: different for each deal of practice, and 0 for a day. */
  readonly deal: number
  /** Places dealt in the current pass through the deck; used only by practice in larger decks. */
  readonly dealt: readonly PlaceId[]
  /** Date of the first guess, if it is later than the puzzle's own date. */
  readonly begun: UtcDate | undefined
}

export type DailyRound = Round & { readonly puzzle: DailyPuzzle }

/** Round in a deck of countries. */
export type CountryRound = Omit<Round, 'target' | 'guesses'> & {
  readonly target: CountryCode
  readonly guesses: readonly CountryCode[]
}

/** Whether the places of a round are countries. */
export function isOfCountries(round: Round): round is CountryRound {
  return deckOf(round.puzzle.deck).countries !== undefined
}

/** Creates a round without guesses, under the rules that a player chooses or that the link of a challenge sets. */
export function newRound(
  puzzle: Puzzle,
  target: PlaceId,
  deal = 0,
  dealt: readonly PlaceId[] = [],
  choice: RuleChoice = standardChoice,
): Round {
  const { outline, arrows } = choice
  const rules = { outline, arrows, guesses: GUESSES }
  return {
    puzzle,
    rules,
    target,
    guesses: [],
    ...helpFrom(puzzle, rules, choice),
    isGivenUp: false,
    deal,
    dealt,
    begun: undefined,
  }
}

/** Aids that may be taken in a round and those taken from its start: what a link allows is taken later. */
function helpFrom(puzzle: Puzzle, rules: Rules, { aids }: RuleChoice): Pick<Round, 'aids' | 'help'> {
  const chosen = aidsFor(puzzle, rules, aids)
  if (puzzle.kind === 'challenge') return { aids: chosen, help: {} }
  return { aids: aidsFor(puzzle, rules), help: Object.fromEntries(chosen.map((aid) => [aid, 0])) }
}

/** Rules of a round as they were chosen, with the aids taken from its start. */
export function choiceIn({ rules: { outline, arrows }, help }: Pick<Round, 'rules' | 'help'>): RuleChoice {
  return { outline, arrows, aids: aidsIn(help).filter((aid) => help[aid] === 0) }
}

/** Parts of a round that decide whether it is over. */
export type Play = Pick<Round, 'rules' | 'target' | 'guesses' | 'help' | 'isGivenUp'>

/** Whether an aid was taken in a round. */
export function has({ help }: Pick<Round, 'help'>, aid: Aid): boolean {
  return help[aid] !== undefined
}

/** Whether any aid was taken in a round. */
export function isAided({ help }: Pick<Round, 'help'>): boolean {
  return aidsIn(help).length > 0
}

/** Whether the last guess was right, be it one of those that win the round or a later one. */
export function isNamed({ target, guesses }: Pick<Round, 'target' | 'guesses'>): boolean {
  return guesses.at(-1) === target
}

/** Whether the target was found within the guesses that the rules allow, which wins the round. */
export function isFound(round: Pick<Round, 'rules' | 'target' | 'guesses'>): boolean {
  return isNamed(round) && round.guesses.length <= round.rules.guesses
}

/** Number of guesses left in a round whose target is not found yet. */
export function guessesLeft({ rules, guesses }: Pick<Round, 'rules' | 'guesses'>): number {
  return Math.max(0, rules.guesses - guesses.length)
}

/**
 * Whether the round is lost: given up, or every guess is used and, under rules with more guesses, the target was found with
 * a later one.
 */
export function isLost(round: Play): boolean {
  const isSpent = guessesLeft(round) === 0 && !isFound(round)
  return round.isGivenUp || (isSpent && (isNamed(round) || !has(round, 'more')))
}

/** Whether the round is won or lost. */
export function isOver(round: Play): boolean {
  return isFound(round) || isLost(round)
}

/** Whether the round may be given up: practice, and any round with more guesses, from the first guess on. */
export function canGiveUp(round: Round): boolean {
  const isOffered = round.puzzle.kind === 'practice' || has(round, 'more')
  return isOffered && round.guesses.length > 0 && !isOver(round)
}

/** Gives a round up, if it may be. */
export function givenUp(round: Round): Round {
  return canGiveUp(round) ? { ...round, isGivenUp: true } : round
}

/**
 * Whether an aid may be taken: it is allowed, not taken yet, and the round is begun and not over. Before the first guess,
 * aids are chosen with the rules.
 */
export function canTake(round: Round, aid: Aid): boolean {
  return round.aids.includes(aid) && !has(round, aid) && round.guesses.length > 0 && !isOver(round)
}

/** Takes an aid, if it may be. */
export function withAid(round: Round, aid: Aid): Round {
  return canTake(round, aid) ? { ...round, help: helpOf(round.help, { [aid]: round.guesses.length }) } : round
}

/**
 * Adds the aids taken in another version of a round that this one has under its rules, each with the earlier number. A round that
 * is over stays so: more guesses are not added to it, and its last guess is the latest after which anything was taken.
 */
export function withHelp(round: Round, help: Help): Round {
  const last = isOver(round) ? round.guesses.length : MOST_GUESSES
  const taken = round.aids.filter((aid) => has({ help }, aid) && (aid !== 'more' || !isOver(round)))
  const added = Object.fromEntries(taken.map((aid) => [aid, Math.min(help[aid] ?? last, last)]))
  return { ...round, help: helpOf(round.help, added) }
}

/** Whether a place may be guessed: the round is not over, the deck contains it, and it was not guessed before. */
export function isAcceptable(round: Round, guess: PlaceId): boolean {
  // The inspector, the console and an older version can send values outside the type.
  const isInDeck = deckOf(round.puzzle.deck).codes.includes(guess)
  return isInDeck && !isOver(round) && !round.guesses.includes(guess)
}

/** Whether the outline is visible, upright or turned: the rules may hide it until the round is over. */
export function isOutlineSeen(round: Play): boolean {
  return round.rules.outline !== 'hidden' || isOver(round)
}

/**
 * Applies chosen rules as far as the round may still change: its rules are fixed from the first guess on, and always in a
 * challenge.
 */
export function withRules(round: Round, rules: RuleChoice): Round {
  if (round.guesses.length > 0 || round.puzzle.kind === 'challenge') return round
  const after = rulesAfter(round.rules, rules)
  return { ...round, rules: after, ...helpFrom(round.puzzle, after, rules) }
}

/** Whether choosing these rules would change the round's rules. */
export function isChangedBy(round: Round, rules: RuleChoice): boolean {
  return !isSame(withRules(round, rules), round)
}

/** Appends guesses, skipping any that are not allowed. `on` is the date of the first of them, if known. */
export function withGuesses(round: Round, guesses: readonly PlaceId[], on?: UtcDate): Round {
  let after = round
  for (const guess of guesses) {
    if (isAcceptable(after, guess)) after = { ...after, guesses: [...after.guesses, guess] }
  }
  return begunOn(after, earliest(dateOfFirstGuess(round), on))
}

/** Whether the first guess was made after the puzzle's date; such rounds are counted separately. */
export function isLate({ begun }: Pick<Round, 'begun'>): boolean {
  return begun !== undefined
}

/** Date of the first guess; `undefined` before it, and for puzzles without a date. */
export function dateOfFirstGuess({ puzzle, guesses, begun }: Round): UtcDate | undefined {
  return puzzle.kind === 'daily' && guesses.length > 0 ? (begun ?? puzzle.date) : undefined
}

/** Returns the earliest of the known dates. */
export function earliest(...dates: readonly (UtcDate | undefined)[]): UtcDate | undefined {
  // `sort` puts `undefined` last.
  return [...dates].sort()[0]
}

/** Sets the date of the first guess. A date before the puzzle's own, from a clock set back since, counts as on time. */
export function begunOn(round: Round, date: UtcDate | undefined): Round {
  const { puzzle } = round
  const isLater = puzzle.kind === 'daily' && date && date > puzzle.date
  return { ...round, begun: isLater ? date : undefined }
}

/** Whether two versions of a round are equal: same deal, target, rules, aids, start date and guesses. */
export function isSame(one: Round, other: Round): boolean {
  return (
    one.deal === other.deal &&
    one.target === other.target &&
    one.begun === other.begun &&
    one.isGivenUp === other.isGivenUp &&
    areSame(one.rules, other.rules) &&
    isSameHelp(one.help, other.help) &&
    one.guesses.length === other.guesses.length &&
    one.guesses.every((guess, index) => guess === other.guesses[index])
  )
}

/**
 * Adds what was played in another version of a round, after its own guesses: first aids, then guesses, then giving up. While
 * it has no guess itself, the rules of the other version apply.
 */
export function withPlayOf(round: Round, other: Round): Round {
  const ruled = withRules(round, choiceIn(other))
  const helped = other.guesses.length > 0 ? withHelp(ruled, other.help) : ruled
  const after = withGuesses(helped, other.guesses, dateOfFirstGuess(other))
  return other.isGivenUp ? givenUp(after) : after
}

/**
 * Merges two versions of the same round. A finished version wins; otherwise the guesses that only `second` has follow those
 * of `first` until the round is over. The rules come from the version with guesses (from `first` if both have some), aids
 * taken in either stand, and the start date is the earlier one. Two different rounds: returns `first`.
 */
export function join(first: Round, second: Round): Round {
  if (first.deal !== second.deal || first.target !== second.target) return first
  const isSecond = isOver(second) && !isOver(first)
  // Aids chosen for a round without guesses are not in it yet.
  const helped = (round: Round, { guesses, help }: Round) =>
    guesses.length > 0 ? withHelp(round, help) : round
  const stands = isSecond
    ? helped(second, first)
    : withGuesses(helped(withRules(first, choiceIn(second)), second), second.guesses)
  return begunOn(stands, earliest(dateOfFirstGuess(first), dateOfFirstGuess(second)))
}
