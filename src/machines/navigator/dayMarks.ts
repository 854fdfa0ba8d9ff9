import * as v from 'valibot'
import { keyOf } from '../rules/puzzle'
import { type DailyRound, isLate, isOver } from '../rules/round'
import { Collection } from '../store/collection'
import { PREFIX, type Store, unlessRefused } from '../store/store'
import { isJudged, roundMarks } from './course'

/** Marks for skill by puzzle key, each with the input from which it was computed. */
type DayMarks = Readonly<Record<string, readonly [from: string, skill: number]>>

/** Cache for the marks of past days; missing ones are computed again. */
const marks = new Collection<DayMarks, { readonly days: DayMarks }>({
  prefix: `${PREFIX}marks`,
  // Must increase whenever the same rounds would get different marks.
  version: 1,
  schema: v.object({ days: v.record(v.string(), v.strictTuple([v.string(), v.number()])) }),
  idOf: () => '',
  decode: ({ days }) => days,
  encode: (days) => ({ days }),
})

/**
 * Computes the mean skill of the days finished on time, as far as they tell of it; `undefined` if none does. The generator
 * yields often, and caches its results.
 */
export function* meanSkill(
  rounds: readonly DailyRound[],
  store: Pick<Store, 'get' | 'set'>,
): Generator<undefined, number | undefined> {
  const known = marks.find(store, '') ?? {}
  const days: Record<string, DayMarks[string]> = {}
  let isNew = false
  for (const round of rounds) {
    if (!isOver(round) || isLate(round) || !isJudged(round)) continue
    const [key, from] = [keyOf(round.puzzle), whatItIsFrom(round)]
    const last = known[key]
    if (last?.[0] === from) days[key] = last
    else {
      days[key] = [from, (yield* roundMarks(round)).skill]
      isNew = true
    }
    yield
  }
  if (isNew) unlessRefused(() => marks.write(store, { ...known, ...days }))
  const all = Object.values(days)
  if (all.length === 0) return undefined
  return Math.round(all.reduce((sum, [, skill]) => sum + skill, 0) / all.length)
}

/** Everything in a round that affects its marks. */
function whatItIsFrom({ target, rules, guesses }: DailyRound): string {
  return `${target}${rules.arrows ? '' : '-'} ${guesses.join('')}`
}
