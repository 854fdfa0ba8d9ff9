import { type CountryDeckName, continentsOf, isDrawn } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { relativeSize } from '../../geo/relativeSize'
import { hintsOf } from '../rules/hint'
import { type CountryRound, canTake, has, isOfCountries, isOver, type Round } from '../rules/round'
import { fitsOf } from './telling'

/** Number of the guess after which the continent is told. */
const CONTINENT_AFTER = 3

/** Continents of the answer, one or two, that an aid tells of a round in play; empty where none is told. */
export function toldContinents(round: Round): readonly CountryDeckName[] {
  const isTold = has(round, 'continent') && round.guesses.length >= CONTINENT_AFTER
  return isTold && !isOver(round) ? continentsOf(round.target) : []
}

/** Whether an aid shows the guesses of a round in play on a globe. */
export function isOnGlobe(round: Round): round is CountryRound {
  const isShown = has(round, 'globe') && round.guesses.length > 0
  return isShown && isOfCountries(round) && !isOver(round)
}

/** Number of wrong guesses of which none reaches some proximity, in per cent, after which the globe is offered. */
const STUCK_AFTER = 3
const NEAR = 70

/** Whether the globe is offered to a player whose guesses all went astray, and may be taken. */
export function isStuck(round: Round): boolean {
  const isAstray =
    round.guesses.length >= STUCK_AFTER && hintsOf(round).every(({ proximity }) => proximity < NEAR)
  return isAstray && canTake(round, 'globe')
}

/** Places that still fit the hints of a round in play, as an aid counts them; `undefined` where it does not. */
export function toldFits(round: Round): readonly PlaceId[] | undefined {
  const isTold = has(round, 'fit') && round.guesses.length > 0 && !isOver(round)
  return isTold ? fitsOf(round).at(-1) : undefined
}

/** Area of the answer as a multiple of a guess's, if an aid tells it; see {@link relativeSize}. */
export function toldSize(round: Round, guess: PlaceId): number | undefined {
  return has(round, 'size') && guess !== round.target ? relativeSize(round.target, guess) : undefined
}

/** Whether an aid lays the outline of a guess over that of the answer. */
export function canLay(round: Round, guess: PlaceId): boolean {
  return has(round, 'shapes') && isDrawn(guess) && !isOver(round)
}
