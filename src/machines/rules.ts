import * as v from 'valibot'
import type { Puzzle } from './puzzle'

/** How many guesses a round of each kind begins with, and keeps: the one figure to change. */
export const GUESSES: Readonly<Record<Puzzle['kind'], number>> = { daily: 6, practice: 6, challenge: 6 }

/** How many guesses no round goes beyond, of whatever kind and version. */
export const MOST_GUESSES = 20

/**
 * How the outline can be seen while a round is played, from nothing of it to all: see {@link rulesAfter}. Links count by this
 * order.
 */
export const OUTLINES = ['hidden', 'turned', 'shown'] as const

/** For reading rules from outside. */
export const rulesSchema = v.object({
  /** How the outline is seen while the round is played: not at all, turned by some angle, or as it is. */
  outline: v.picklist(OUTLINES),
  /** Whether a wrong guess tells the direction of the answer. */
  arrows: v.boolean(),
  /** How many guesses there are. */
  guesses: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_GUESSES)),
  /** Whether a guess is followed by how many countries still fit the hints: see {@link rulesFor}. */
  aid: v.boolean(),
})

/** What a round tells and allows, fixed at its first guess. Whoever has it dealt chooses; see `newRound`. */
export type Rules = Readonly<v.InferOutput<typeof rulesSchema>>

/** What of the rules a person chooses: how many guesses there are goes by the kind of the puzzle. */
export type RuleChoice = Pick<Rules, 'outline' | 'arrows' | 'aid'>

/** The rules of a round for which no others were chosen. */
export const standardRules: Rules = { outline: 'shown', arrows: true, guesses: 6, aid: false }

/** Whether two have every rule in common. */
export function areSame(one: Rules, other: Rules): boolean {
  const names = Object.keys(standardRules) as (keyof Rules)[]
  return names.every((name) => one[name] === other[name])
}

/**
 * The rules of a round without guesses for which others are `chosen`. What has been seen stays seen: an outline that was
 * shown is neither turned nor hidden any more, and one that was turned is not hidden.
 */
export function rulesAfter(before: Rules, { outline, arrows, aid }: RuleChoice): Rules {
  const most = Math.max(OUTLINES.indexOf(before.outline), OUTLINES.indexOf(outline))
  return { ...before, outline: OUTLINES[most] as Rules['outline'], arrows, aid }
}

/** Of some rules what a puzzle can have: what fits is told in practice and in nothing else. */
export function rulesFor<Some extends RuleChoice>({ kind }: Pick<Puzzle, 'kind'>, rules: Some): Some {
  return { ...rules, aid: kind === 'practice' && rules.aid }
}

/** The ways in which rules are harder than the standard ones, in a fixed order. */
export type Hardship = 'hidden' | 'turned' | 'noArrows'

/** In which ways rules are harder, none where they are the standard ones. */
export function hardshipsOf({ outline, arrows }: Rules): readonly Hardship[] {
  return [...(outline === 'shown' ? [] : [outline]), ...(arrows ? [] : (['noArrows'] as const))]
}
