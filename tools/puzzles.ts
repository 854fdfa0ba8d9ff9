import type { CountryDeckName } from '../src/geo/decks'
import type { PlaceId } from '../src/geo/place'
import { challengeTo, openLink } from '../src/machines/challenge/challenge'
import { type Draw, drawTarget as drawFrom } from '../src/machines/rules/deal'
import type { ChallengePuzzle, DailyPuzzle, PracticePuzzle } from '../src/machines/rules/puzzle'
import { newRound } from '../src/machines/rules/round'
import { type RuleChoice, standardChoice } from '../src/machines/rules/rules'
import { targetOf } from '../src/machines/schedule/dailies'
import type { UtcDate } from '../src/machines/schedule/day'

/** The puzzles that the pages show today, and what they ask for. */
export const practice: PracticePuzzle = { kind: 'practice', deck: 'twenty' }

export function dailyOf(date: UtcDate): DailyPuzzle {
  return { kind: 'daily', deck: 'twenty', date }
}

export function dailyTarget(date: UtcDate): PlaceId {
  return targetOf(dailyOf(date))
}

/** A challenge to a country of a deck under some rules; those of different seeds are different ones. */
export function challengeOf(
  target: PlaceId,
  seed = 1,
  deck: CountryDeckName = 'twenty',
  rules: RuleChoice = standardChoice,
): ChallengePuzzle {
  const round = newRound({ kind: 'practice', deck }, target, 0, [], rules)
  const opening = openLink(challengeTo(round, seed, false))
  if (opening.kind !== 'open' || opening.puzzle.kind !== 'challenge') throw new Error('It does not open')
  return opening.puzzle
}

/** The country of a day of the world. */
export function worldTarget(date: UtcDate): PlaceId {
  return targetOf({ deck: 'world', date })
}

export function drawTarget(seed: number, previous?: PlaceId): Draw {
  return drawFrom(practice.deck, seed, ...(previous ? [{ target: previous, dealt: [] }] : []))
}
