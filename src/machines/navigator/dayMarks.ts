import * as v from 'valibot'
import { keyOf } from '../puzzle'
import { type DailyRound, isLate, isOver } from '../round'
import { Collection } from '../store/collection'
import { PREFIX, type Store, unlessRefused } from '../store/store'
import { type RoundScore, roundMarks } from './course'

/** Marks for skill and luck by puzzle key, each with the input from which they were computed. */
type DayMarks = Readonly<Record<string, readonly [from: string, skill: number, bits: number]>>

/** Cache for the marks of past days; missing ones are computed again. */
const marks = new Collection<DayMarks, { readonly days: DayMarks }>({
  prefix: `${PREFIX}marks`,
  // Must increase whenever the same rounds would get different marks.
  version: 1,
  schema: v.object({ days: v.record(v.string(), v.strictTuple([v.string(), v.number(), v.number()])) }),
  idOf: () => '',
  decode: ({ days }) => days,
  encode: (days) => ({ days }),
})

/**
 * Computes the mean marks of the days finished on time; `undefined` if there are none. The generator yields often, and
 * caches its results.
 */
export function* meanMarks(
  rounds: readonly DailyRound[],
  store: Pick<Store, 'get' | 'set'>,
): Generator<undefined, RoundScore | undefined> {
  const known = marks.find(store, '') ?? {}
  const days: Record<string, DayMarks[string]> = {}
  let isNew = false
  for (const round of rounds) {
    if (!isOver(round) || isLate(round)) continue
    const [key, from] = [keyOf(round.puzzle), whatItIsFrom(round)]
    const last = known[key]
    if (last?.[0] === from) days[key] = last
    else {
      const { skill, bits } = yield* roundMarks(round)
      days[key] = [from, skill, bits]
      isNew = true
    }
    yield
  }
  if (isNew) unlessRefused(() => marks.write(store, { ...known, ...days }))
  const all = Object.values(days)
  if (all.length === 0) return undefined
  const mean = (place: 1 | 2) => all.reduce((sum, day) => sum + day[place], 0) / all.length
  return { skill: Math.round(mean(1)), bits: mean(2) }
}

/** Everything in a round that affects its marks. */
function whatItIsFrom({ target, rules, guesses }: DailyRound): string {
  return `${target}${rules.arrows ? '' : '-'} ${guesses.join('')}`
}
