import * as v from 'valibot'
import { isDeckName, isOwnDeck } from '../../geo/decks'
import { identityInRun, type Review } from '../journal/review'
import { goOn } from '../series/ahead'
import { Collection } from '../store/collection'
import { country, date, time, whole } from '../store/schemas'
import { PREFIX, type Store } from '../store/store'
import { areMovable, CLOCKS, idOfRun, isBefore, KINDS, newRun, planOfDay, type Run, tallyOf } from './run'

const schema = v.object({
  kind: v.picklist(KINDS),
  deck: v.pipe(
    v.string(),
    v.check((deck) => isDeckName(deck) || isOwnDeck(deck)),
  ),
  clock: v.picklist(CLOCKS),
  seed: whole(0, 2 ** 32 - 1),
  day: v.optional(date),
  begun: time,
  elapsed: time,
  seenAt: time,
  stopped: v.boolean(),
  /** Moves: milliseconds since the start, and a country unless the outline was skipped. */
  moves: v.array(v.strictTuple([time, v.optional(country)])),
})

type Stored = v.InferOutput<typeof schema>

export const runs = new Collection<Run, Stored>({
  prefix: `${PREFIX}run.`,
  version: 1,
  schema,
  idOf: idOfRun,
  decode,
  encode: ({ plan, begun, elapsed, seenAt, moves, isStopped }) => ({
    ...plan,
    begun,
    elapsed,
    seenAt,
    stopped: isStopped,
    moves: moves.map(({ at, country }) => (country === undefined ? [at] : [at, country])),
  }),
  join,
  adopt: (stored, run) => {
    const isGoingOn = run.begun === stored.begun && !stored.isStopped && goOn(run.moves, stored.moves)
    return isGoingOn ? join(stored, run) : stored
  },
})

function join(stored: Run, run: Run): Run {
  if (isBefore(stored, run)) return stored
  return isBefore(run, stored) || run.elapsed > stored.elapsed ? run : stored
}

/** Decodes a run by replaying all its moves; one of a deck of somebody's own only while that is open. */
function decode({ begun, elapsed, seenAt, stopped, moves, day, ...drawn }: Stored): Run | string {
  const { kind, deck, clock, seed } = drawn
  if (!isDeckName(deck)) return 'later'
  const plan = day === undefined ? { kind, deck, clock, seed } : planOfDay(day)
  const run = newRun(plan, begun)
  const made = moves.map(([at, country]) => ({ at, country }))
  const areInOrder = made.every(({ at }, place) => at >= (made[place - 1]?.at ?? 0) && at <= elapsed)
  if (!areInOrder || !areMovable(run, made)) return 'damaged'
  return { ...run, moves: made, elapsed, seenAt, isStopped: stopped }
}

/** Lists all readable runs, in the order of their start; empty if storage is unavailable. */
export function readRuns(store: Pick<Store, 'get' | 'keys'>): readonly Run[] {
  return [...runs.all(store)].sort((a, b) => a.begun - b.begun)
}

/**
 * Derives the reviews of a run: each outline answered or skipped counts as found only with the first answer, whatever
 * follows. So a review never changes later.
 */
export function reviewsOfRun(run: Run): readonly Review[] {
  const { seen, target, guesses } = tallyOf(run)
  const met = seen.map(({ country, outcome }) => ({ country, isFound: outcome === 'found' }))
  if (target !== undefined && guesses.length > 0) met.push({ country: target, isFound: false })
  return met.map(({ country, isFound }, place) => ({
    identity: identityInRun(idOfRun(run), place),
    country,
    at: run.begun,
    found: isFound ? 1 : undefined,
  }))
}
