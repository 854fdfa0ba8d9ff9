import * as v from 'valibot'

const schema = v.object({
  /** How the outline is seen while the round is played. */
  outline: v.picklist(['shown']),
  /** Whether a wrong guess tells the direction of the answer. */
  arrows: v.boolean(),
  /** How many guesses there are. */
  guesses: v.picklist([6]),
})

/** What a round tells and allows, fixed when it is dealt. */
export type Rules = Readonly<v.InferOutput<typeof schema>>

/** For reading rules from outside. */
export const rulesSchema: v.GenericSchema<unknown, Rules> = schema

/** The rules of a round for which no others were chosen. */
export const standardRules: Rules = { outline: 'shown', arrows: true, guesses: 6 }

/** Whether rules are the standard ones, wherever they came from. */
export function isStandard({ outline, arrows, guesses }: Rules): boolean {
  const { outline: seen, arrows: pointed, guesses: allowed } = standardRules
  return outline === seen && arrows === pointed && guesses === allowed
}
