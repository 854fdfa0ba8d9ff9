import { type Country, type CountryCode, countryOf } from '../geo/countries'
import type { GameSnapshot } from './game'
import { type Hint, hintsOf } from './hint'
import type { Puzzle } from './puzzle'
import { guessesLeft, isOutlineSeen, type Round } from './round'
import { GUESSES, type Rules, standardRules } from './rules'
import { outlineAngleOf } from './schedule/outlineAngle'

/** What is to be seen of a game, and what can be done in it. */
export type View = {
  readonly play: 'playing' | 'won' | 'lost'
  readonly rules: Rules
  /** What was guessed, and what that told, oldest first. */
  readonly guesses: readonly CountryCode[]
  readonly hints: readonly Hint[]
  /** How many guesses can still be made. */
  readonly left: number
  /** How the outline is seen now. */
  readonly outline: Rules['outline']
  /** By how many degrees clockwise the rules turn it until the end; 0 where they do not. */
  readonly angle: number
  /** The country that the outline is named by, once it was not found. */
  readonly answer: Country | undefined
  /** The round, once it is over. */
  readonly over: Round | undefined
}

/** What is to be seen as long as there is no game, by the kind of its puzzle. */
export const blankViews: Readonly<Record<Puzzle['kind'], View>> = {
  daily: blankView('daily'),
  practice: blankView('practice'),
  challenge: blankView('challenge'),
}

function blankView(kind: Puzzle['kind']): View {
  const guesses = GUESSES[kind]
  return {
    play: 'playing',
    rules: { ...standardRules, guesses },
    guesses: [],
    hints: [],
    left: guesses,
    outline: 'shown',
    angle: 0,
    answer: undefined,
    over: undefined,
  }
}

/** What is to be seen of a game in this state. */
export function viewOf(snapshot: GameSnapshot): View {
  const { context: round, value: play } = snapshot
  const { rules, guesses, target } = round
  const isTurned = rules.outline === 'turned'
  const isOver = snapshot.hasTag('over')
  return {
    ...{ play, rules, guesses },
    hints: hintsOf(round),
    left: isOver ? 0 : guessesLeft(round),
    outline: !isOutlineSeen(round) ? 'hidden' : isTurned && !isOver ? 'turned' : 'shown',
    angle: isTurned ? outlineAngleOf(round) : 0,
    answer: play === 'lost' ? countryOf(target) : undefined,
    over: isOver ? round : undefined,
  }
}

/** The same where there may be no game yet. */
export function viewIn(snapshot: GameSnapshot | undefined): View | undefined {
  return snapshot && viewOf(snapshot)
}
