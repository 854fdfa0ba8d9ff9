import * as v from 'valibot'
import { DECK_NAMES } from '../../geo/decks'
import { identityInRun, type Review } from '../journal/review'
import { Collection } from '../store/collection'
import { country, date, time, whole } from '../store/schemas'
import { PREFIX, type Store } from '../store/store'
import { idOfRun, isBefore, newRun, planOfDay, type Run, tallyOf, withMove } from './run'

const schema = v.object({
  kind: v.picklist(['sprint', 'streak']),
  deck: v.picklist(DECK_NAMES),
  clock: v.picklist(['plain', 'long', 'off']),
  seed: whole(0, 2 ** 32 - 1),
  day: v.optional(date),
  begun: time,
  elapsed: time,
  seenAt: time,
  stopped: v.boolean(),
  /** Milliseconds after the begin, and a country, or none where the outline was skipped. */
  moves: v.array(v.strictTuple([time, v.optional(country)])),
})

type Stored = v.InferOutput<typeof schema>

/** Runs by their ids. */
export const runs = new Collection<Run, Stored>({
  prefix: `${PREFIX}run.`,
  version: 1,
  schema,
  idOf: idOfRun,
  decode,
  encode: ({ plan, begun, elapsed, seenAt, moves, isStopped }) => ({
    ...{ ...plan, begun, elapsed, seenAt, stopped: isStopped },
    moves: moves.map(({ at, country }) => (country === undefined ? [at] : [at, country])),
  }),
  join: (stored, run) => {
    if (isBefore(stored, run)) return stored
    return isBefore(run, stored) || run.elapsed > stored.elapsed ? run : stored
  },
})

/** Reads a run, each of whose moves is made once more. */
function decode({
  kind,
  deck,
  clock,
  seed,
  day,
  begun,
  elapsed,
  seenAt,
  stopped,
  moves,
}: Stored): Run | string {
  const plan = day === undefined ? { kind, deck, clock, seed } : planOfDay(day)
  let run = newRun(plan, begun)
  for (const [at, country] of moves) {
    const next = withMove({ ...run, elapsed: at }, country)
    if (at < run.elapsed || at > elapsed || next.moves.length === run.moves.length) return 'damaged'
    run = next
  }
  return { ...run, elapsed, seenAt, isStopped: stopped }
}

/** Every run that a store has and that can be read, the first begun first. None where the store refuses. */
export function readRuns(store: Pick<Store, 'get' | 'keys'>): readonly Run[] {
  return [...runs.all(store)].sort((a, b) => a.begun - b.begun)
}

/**
 * What a run tells of its countries: each outline that something was answered to, or that was skipped, is found or not with
 * the first answer, whatever came of it later. So what a run tells is only ever added to.
 */
export function reviewsOfRun(run: Run): readonly Review[] {
  const { seen, sought, guesses } = tallyOf(run)
  const met = seen.map(({ country, outcome }) => ({ country, isFound: outcome === 'found' }))
  if (sought !== undefined && guesses.length > 0) met.push({ country: sought, isFound: false })
  return met.map(({ country, isFound }, place) => ({
    identity: identityInRun(idOfRun(run), place),
    country,
    at: run.begun,
    found: isFound ? 1 : undefined,
  }))
}
