import * as v from 'valibot'

const schema = v.object({
  /** How the outline is seen while the round is played. */
  outline: v.optional(v.picklist(['shown']), 'shown'),
  /** Whether a wrong guess tells the direction of the answer. */
  arrows: v.optional(v.boolean(), true),
  /** How many guesses there are. */
  guesses: v.optional(v.picklist([6]), 6),
})

/** What a round tells and allows, fixed when it is dealt. Whoever deals it chooses; see `newRound`. */
export type Rules = Readonly<v.InferOutput<typeof schema>>

/** For reading rules from outside. What a record of an earlier version says nothing of is as it was then: standard. */
export const rulesSchema: v.GenericSchema<unknown, Rules> = schema

/** The rules of a round for which no others were chosen. */
export const standardRules: Rules = { outline: 'shown', arrows: true, guesses: 6 }

/** Whether rules are the standard ones, wherever they came from. */
export function isStandard(rules: Rules): boolean {
  const names = Object.keys(standardRules) as (keyof Rules)[]
  return names.every((name) => rules[name] === standardRules[name])
}
