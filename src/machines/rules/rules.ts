import * as v from 'valibot'
import { deckOf } from '../../geo/decks'
import { whole } from '../store/schemas'
import type { Puzzle } from './puzzle'

/** Number of guesses in a new round; the one place to change it. */
export const GUESSES = 6

/** Upper limit for the number of guesses in a round of any kind or version. */
export const MOST_GUESSES = 20

/** Visibility of the outline during a round, from none to full; {@link rulesAfter} and links depend on the order. */
export const OUTLINES = ['hidden', 'turned', 'shown'] as const

/** Aids that make a round easier, in the order in which they are listed. Links number them by it: append, never reorder. */
export const AIDS = ['size', 'shapes', 'globe', 'continent', 'more', 'fit'] as const

/** Maximum number of aids that there can ever be. */
export const ROOM_FOR_AIDS = 12

export type Aid = (typeof AIDS)[number]

/** Aids taken in a round, each with the number of the guess after which it was taken, which is 0 from the start. */
export type Help = Readonly<Partial<Record<Aid, number>>>

/** Schema for rules read from outside. */
export const rulesSchema = v.object({
  /** Visibility of the outline during the round: hidden, turned by some angle, or upright. */
  outline: v.picklist(OUTLINES),
  /** Whether a wrong guess shows the direction of the answer. */
  arrows: v.boolean(),
  /** Number of guesses allowed. */
  guesses: whole(1, MOST_GUESSES),
})

/** Schema for rules that a player chooses; aids of a later version are left out. */
export const choiceSchema = v.object({
  ...v.omit(rulesSchema, ['guesses']).entries,
  aids: v.pipe(
    v.array(v.string()),
    v.transform((names): readonly Aid[] => AIDS.filter((aid) => names.includes(aid))),
  ),
})

/** Rules of a round, chosen before it is dealt and fixed at its first guess. */
export type Rules = Readonly<v.InferOutput<typeof rulesSchema>>

/**
 * Rules that a player chooses, with the aids to have from the start, or that a link sets, with the aids that it allows. The
 * number of guesses depends on the kind of puzzle instead.
 */
export type RuleChoice = Readonly<v.InferOutput<typeof choiceSchema>>

/** Rules of a round unless others are chosen. */
export const standardRules: Rules = { outline: 'shown', arrows: true, guesses: 6 }

/** Choice of these rules, with no aid. */
export const standardChoice: RuleChoice = { outline: 'shown', arrows: true, aids: [] }

/** Whether two sets of rules are equal. */
export function areSame(one: Rules, other: Rules): boolean {
  const names = Object.keys(standardRules) as (keyof Rules)[]
  return names.every((name) => one[name] === other[name])
}

/** Whether the same aids were taken after the same guesses. */
export function isSameHelp(one: Help, other: Help): boolean {
  return AIDS.every((aid) => one[aid] === other[aid])
}

/** Lists aids that were taken, in a fixed order. */
export function aidsIn(help: Help): readonly Aid[] {
  return AIDS.filter((aid) => help[aid] !== undefined)
}

/** Aids that were taken in either of two versions of a round, each with the earlier number. */
export function helpOf(one: Help, other: Help): Help {
  const taken = aidsIn({ ...one, ...other })
  return Object.fromEntries(
    taken.map((aid) => [aid, Math.min(...[one[aid], other[aid]].filter((number) => number !== undefined))]),
  )
}

/**
 * Applies chosen rules to a round without guesses. Whatever was visible stays visible: a shown outline is no longer turned
 * or hidden, and a turned one is no longer hidden.
 */
export function rulesAfter(before: Rules, { outline, arrows }: RuleChoice): Rules {
  const most = Math.max(OUTLINES.indexOf(before.outline), OUTLINES.indexOf(outline))
  return { ...before, outline: OUTLINES[most] as Rules['outline'], arrows }
}

/**
 * Limits aids to those that a puzzle has: only practice shows the places that still fit, shapes are laid over an outline
 * that is seen, and only countries are on the globe and on a continent.
 */
export function aidsFor(
  { kind, deck }: Pick<Puzzle, 'kind' | 'deck'>,
  { outline }: Pick<Rules, 'outline'>,
  aids: readonly Aid[] = AIDS,
): readonly Aid[] {
  const isOnGlobe = deckOf(deck).countries !== undefined
  const isOffered: Partial<Record<Aid, boolean>> = {
    fit: kind === 'practice',
    shapes: outline !== 'hidden',
    globe: isOnGlobe,
    continent: isOnGlobe,
  }
  return AIDS.filter((aid) => aids.includes(aid) && isOffered[aid] !== false)
}

/** Way in which rules are harder than the standard ones. */
export type RuleModifier = 'hidden' | 'turned' | 'noArrows'

/** Lists the ways in which chosen rules are harder or easier than the standard ones, in a fixed order. */
export function ruleChangesOf(rules: RuleChoice): readonly (RuleModifier | Aid)[] {
  return [...ruleModifiersOf(rules), ...rules.aids]
}

/** Lists the ways in which rules are harder than the standard ones, in a fixed order. */
export function ruleModifiersOf({
  outline,
  arrows,
}: Pick<Rules, 'outline' | 'arrows'>): readonly RuleModifier[] {
  return [...(outline === 'shown' ? [] : [outline]), ...(arrows ? [] : (['noArrows'] as const))]
}
