import * as v from 'valibot'
import { isTable, type Table } from '../journal/isTable'
import { readJson } from '../journal/readJson'
import { keyOf } from '../puzzle'
import { type DailyRound, isLate, isOver } from '../round'
import { PREFIX, type Store } from '../store'
import { type Marks, roundMarks } from './course'

/** Where the marks of days are kept that were reckoned before. It is a cache: what is not there is reckoned again. */
const MARKS = `${PREFIX}marks`

/** Counts up whenever the same rounds would get other marks. */
const VERSION = 1

/** From which round they were reckoned, and the marks of skill and of bits. */
type DayMarks = [from: string, skill: number, bits: number]

function isDayMarks(value: unknown): value is DayMarks {
  // What is no list throws, and cannot be read either.
  const [from, ...marks] = value as unknown[]
  return typeof from === 'string' && marks.length === 2 && marks.every((mark) => typeof mark === 'number')
}

const schema = v.object({
  version: v.literal(VERSION),
  /** By the key of each puzzle. */
  days: v.custom<Table<DayMarks>>((value) => isTable(value) && Object.values(value).every(isDayMarks)),
})

/**
 * The mean marks of the days that are over, those left out that were played later; none where there is no day. It stops
 * ever so often, and keeps what it has reckoned.
 */
export function* meanMarks(
  rounds: readonly DailyRound[],
  store: Pick<Store, 'get' | 'set'>,
): Generator<undefined, Marks | undefined> {
  const known = read(store)
  const days: Record<string, DayMarks> = {}
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
  if (isNew) write(store, { ...known, ...days })
  const all = Object.values(days)
  if (all.length === 0) return undefined
  const mean = (place: 1 | 2) => all.reduce((sum, day) => sum + day[place], 0) / all.length
  return { skill: Math.round(mean(1)), bits: mean(2) }
}

/** All that the marks of a round depend on. */
function whatItIsFrom({ target, rules, guesses }: DailyRound): string {
  return `${target}${rules.arrows ? '' : '-'} ${guesses.join('')}`
}

function read(store: Pick<Store, 'get'>): Table<DayMarks> {
  try {
    return (readJson(schema, store.get(MARKS)) ?? { days: {} }).days
  } catch {
    return {}
  }
}

function write(store: Pick<Store, 'set'>, days: Table<DayMarks>): void {
  try {
    store.set(MARKS, JSON.stringify({ version: VERSION, days }))
  } catch {
    // They are reckoned again.
  }
}
