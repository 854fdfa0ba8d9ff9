import type { Place, PlaceId } from '../geo/place'
import { placeOf } from '../geo/places'
import type { GameSnapshot } from './game'
import { type Hint, hintsOf } from './rules/hint'
import { keyOf } from './rules/puzzle'
import { canGiveUp, guessesLeft, isOutlineSeen, type Round } from './rules/round'
import { type Aid, aidsIn, GUESSES, type Rules, standardRules } from './rules/rules'
import { indexOfText } from './schedule/hash'

/** View model of a game: everything a screen shows of it. */
export type View = {
  readonly play: 'playing' | 'won' | 'lost'
  readonly rules: Rules
  /** Aids that were taken. */
  readonly aids: readonly Aid[]
  /** Guessed countries and their hints, oldest first. */
  readonly guesses: readonly PlaceId[]
  readonly hints: readonly Hint[]
  /** Number of guesses left. */
  readonly left: number
  /** Whether the round may be given up. */
  readonly canGiveUp: boolean
  /** Current visibility of the outline. */
  readonly outline: Rules['outline']
  /** Clockwise rotation of the outline until the round is over, in degrees; 0 unless the rules turn it. */
  readonly angle: number
  /** Country with which the outline is labelled after a lost round. */
  readonly answer: Place | undefined
  /** Finished round; `undefined` while it is being played. */
  readonly over: Round | undefined
}

/** View shown before a game exists. */
const blankView: View = {
  play: 'playing',
  rules: { ...standardRules, guesses: GUESSES },
  aids: [],
  guesses: [],
  hints: [],
  left: GUESSES,
  canGiveUp: false,
  outline: 'shown',
  angle: 0,
  answer: undefined,
  over: undefined,
}

/** Derives the view from a game's state. */
export function viewOf(snapshot: GameSnapshot): View {
  const { context: round, value: play } = snapshot
  const { rules, guesses, target } = round
  const isTurned = rules.outline === 'turned'
  const isOver = snapshot.hasTag('over')
  return {
    play,
    rules,
    guesses,
    aids: aidsIn(round.help),
    hints: hintsOf(round),
    left: isOver ? 0 : guessesLeft(round),
    canGiveUp: canGiveUp(round),
    outline: !isOutlineSeen(round) ? 'hidden' : isTurned && !isOver ? 'turned' : 'shown',
    angle: isTurned ? outlineAngleOf(round) : 0,
    answer: play === 'lost' ? placeOf(target) : undefined,
    over: isOver ? round : undefined,
  }
}

/** Derives the view of a game that may not exist yet. */
export function viewIn(snapshot: GameSnapshot | undefined): View {
  return snapshot ? viewOf(snapshot) : blankView
}

/** Smallest angle between a turned outline and the upright one, in degrees. */
const LEAST = 40

/** Clockwise rotation for the outline of a round, 40 to 320 degrees, the same for everybody. */
export function outlineAngleOf({ puzzle, target }: Pick<Round, 'puzzle' | 'target'>): number {
  return LEAST + indexOfText(`turn ${keyOf(puzzle)} ${target}`, 361 - 2 * LEAST)
}
