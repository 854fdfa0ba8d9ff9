import * as v from 'valibot'
import { deckOf } from '../geo/decks'
import type { Puzzle } from './puzzle'
import { whole } from './store/schemas'

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

/** Schema for the aids of a round; those of a later version are left out. */
const aidsSchema = v.pipe(
  v.array(v.string()),
  v.transform((names): readonly Aid[] => AIDS.filter((aid) => names.includes(aid))),
)

/** Schema for rules read from outside. */
export const rulesSchema = v.object({
  /** Visibility of the outline during the round: hidden, turned by some angle, or upright. */
  outline: v.picklist(OUTLINES),
  /** Whether a wrong guess shows the direction of the answer. */
  arrows: v.boolean(),
  /** Number of guesses allowed. */
  guesses: whole(1, MOST_GUESSES),
  /** Aids shown during the round, in the order of {@link AIDS}; see {@link rulesFor}. */
  aids: aidsSchema,
})

/** Rules of a round, chosen before it is dealt and fixed at its first guess. */
export type Rules = Readonly<v.InferOutput<typeof rulesSchema>>

/** Rules that a player chooses; the number of guesses depends on the kind of puzzle instead. */
export type RuleChoice = Pick<Rules, 'outline' | 'arrows' | 'aids'>

/** Rules of a round unless others are chosen. */
export const standardRules: Rules = { outline: 'shown', arrows: true, guesses: 6, aids: [] }

/** Whether two sets of rules are equal. */
export function areSame(one: Rules, other: Rules): boolean {
  const names = Object.keys(standardRules) as (keyof Rules)[]
  return names.every((name) => `${one[name]}` === `${other[name]}`)
}

/**
 * Applies chosen rules to a round without guesses. Whatever was visible stays visible: a shown outline is no longer turned
 * or hidden, and a turned one is no longer hidden.
 */
export function rulesAfter(before: Rules, { outline, arrows, aids }: RuleChoice): Rules {
  const most = Math.max(OUTLINES.indexOf(before.outline), OUTLINES.indexOf(outline))
  return { ...before, outline: OUTLINES[most] as Rules['outline'], arrows, aids }
}

/**
 * Limits rules to those that a puzzle allows: only practice shows the places that still fit, shapes are laid over an
 * outline that is seen, and only countries are on the globe and on a continent.
 */
export function rulesFor<Some extends RuleChoice>(
  { kind, deck }: Pick<Puzzle, 'kind' | 'deck'>,
  rules: Some,
): Some {
  const isOnGlobe = deckOf(deck).countries !== undefined
  const isOffered: Partial<Record<Aid, boolean>> = {
    fit: kind === 'practice',
    shapes: rules.outline !== 'hidden',
    globe: isOnGlobe,
    continent: isOnGlobe,
  }
  return { ...rules, aids: AIDS.filter((aid) => rules.aids.includes(aid) && isOffered[aid] !== false) }
}

/** Way in which rules are harder than the standard ones. */
export type RuleModifier = 'hidden' | 'turned' | 'noArrows'

/** Lists the ways in which rules are harder or easier than the standard ones, in a fixed order. */
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
