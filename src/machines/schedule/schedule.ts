import type { CountryCode } from '../../geo/countries'
import { type DeckName, deckOf } from '../../geo/decks'
import type { UtcDate } from '../day'
import { challengeOf } from '../knownChallenges'
import type { ChallengePuzzle, DailyPuzzle, PracticePuzzle } from '../puzzle'
import { newRound, type Round } from '../round'
import type { Rules } from '../rules'
import type { Store } from '../store'
import { draw, indexOfText } from './draw'

type Schedule = (date: UtcDate) => CountryCode

const schedules = new Map<DeckName, Schedule>()

/** Gives a deck a schedule of its own, for good. */
export function enrolSchedule(deck: DeckName, schedule: Schedule): void {
  schedules.set(deck, schedule)
}

/** Whether a deck has a puzzle of the day: the twenty, and the world once `worldSchedule.ts` is loaded. */
export function hasSchedule(deck: DeckName): boolean {
  return deck === 'twenty' || schedules.has(deck)
}

/**
 * The country of a day, the same for everybody. For the twenty it is a hash of the UTC date modulo the deck, for ever:
 * a test holds the days that were published. The schedule of the world is in `worldSchedule.ts`.
 */
export function targetOf({ deck, date }: Pick<DailyPuzzle, 'deck' | 'date'>): CountryCode {
  const schedule = schedules.get(deck)
  if (schedule) return schedule(date)
  const { targets } = deckOf(deck)
  return targets[indexOfText(date, targets.length)] as CountryCode
}

/**
 * The round of a puzzle that is the same for everybody, before its first guess: a day
 * under these rules, a challenge under its own.
 * @throws where nobody knows the challenge.
 */
export function firstRoundOf(puzzle: DailyPuzzle | ChallengePuzzle, rules: Rules): Round {
  if (puzzle.kind === 'daily') return newRound(puzzle, targetOf(puzzle), 0, [], rules)
  const challenge = challengeOf(puzzle.token)
  if (challenge === undefined) throw new Error('A challenge is wanted that nobody knows')
  return newRound(puzzle, challenge.target, 0, [], challenge.rules)
}

/** A country drawn for practice, the ones that were drawn before it from the same deck, and the seed of the next draw. */
export type Draw = {
  readonly target: CountryCode
  readonly dealt: readonly CountryCode[]
  readonly seed: number
}

/** Draws the next round of practice, with a store in which the reviews are and the time in milliseconds since 1970. */
export type Dealer = (
  puzzle: PracticePuzzle,
  seed: number,
  world: { readonly store: Store; readonly now: () => number },
  previous: readonly Round[],
) => Draw

let dealer: Dealer | undefined

/** Makes known what is due, for good: before it is, that order is one by chance. */
export function enrolDealer(due: Dealer): void {
  dealer = due
}

/** Deals in the order of a puzzle. */
export const dealFor: Dealer = (puzzle, seed, world, previous) =>
  puzzle.order && dealer ? dealer(puzzle, seed, world, previous) : drawTarget(puzzle.deck, seed, ...previous)

/**
 * Draws a practice target from a deck, other than that of the `previous` rounds; and in the decks that are larger than
 * the twenty none that was dealt until all have been. The seed, any 32-bit whole number, decides: randomness stays
 * outside, so that every deal can be replayed.
 */
export function drawTarget(
  deck: DeckName,
  seed: number,
  ...previous: readonly Pick<Round, 'target' | 'dealt'>[]
): Draw {
  const { targets } = deckOf(deck)
  const last = previous.map(({ target }) => target)
  const gone = [...new Set([...previous.flatMap(({ dealt }) => dealt), ...last])]
  const isFresh = deck === 'twenty' || targets.every((code) => gone.includes(code))
  const others = targets.filter((code) => !(isFresh ? last : gone).includes(code))
  const drawn = draw(seed, others.length)
  return {
    target: others[drawn.index] as CountryCode,
    dealt: isFresh ? [] : gone,
    seed: drawn.seed,
  }
}
