import * as v from 'valibot'
import type { CountryCode } from '../../geo/countries'
import { DECK_NAMES, isCountryCode } from '../../geo/decks'
import { isUtcDate, type UtcDate } from '../day'
import { planOfDay } from '../sprint/outlines'
import { idOfRun, isBefore, newRun, type Run, tallyOf, withMove } from '../sprint/run'
import { PREFIX, type Store } from '../store'
import { identityInRun, type Review } from './review'

/** What the keys of runs begin with: each has one, so that no tab can write over what another adds. */
export const RUN = `${PREFIX}run.`

/** The version of the format in which runs are stored. Programs from before there were runs pass over them by their keys. */
const RUN_VERSION = 1

const ms = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Date.UTC(3000, 0)))

/** A move as it is stored: milliseconds after the begin, and a country, or none where the outline was skipped. */
type StoredMove = readonly [at: number, country?: CountryCode]

function isMove(value: unknown): value is StoredMove {
  if (!Array.isArray(value) || !v.is(ms, value[0])) return false
  return value.length === 1 || (value.length === 2 && isCountryCode(value[1]))
}

const schema = v.object({
  version: v.literal(RUN_VERSION),
  kind: v.picklist(['sprint', 'streak']),
  deck: v.picklist(DECK_NAMES),
  clock: v.picklist(['plain', 'long', 'off']),
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 32 - 1)),
  day: v.optional(v.custom<UtcDate>(isUtcDate)),
  begun: ms,
  elapsed: ms,
  seenAt: ms,
  stopped: v.optional(v.literal(true)),
  moves: v.array(v.custom<StoredMove>(isMove)),
})

const versioned = v.object({ version: v.number() })

/** A stored run; or that a later version of the game wrote it, or that nobody can read it. */
export type RunReading = { readonly kind: 'run'; readonly run: Run } | { readonly kind: 'damaged' | 'later' }

/** A run as it is stored. */
export function recordOfRun({ plan, begun, elapsed, seenAt, moves, isStopped }: Run): object {
  return {
    ...{ version: RUN_VERSION, ...plan, begun, elapsed, seenAt },
    // JSON leaves out what is undefined.
    stopped: isStopped || undefined,
    moves: moves.map(({ at, country }) => (country === undefined ? [at] : [at, country])),
  }
}

/** Reads a run from a value that came out of JSON, taking nothing for granted: each of its moves is made once more. */
export function decodeRun(id: string, value: unknown): RunReading {
  if (v.is(versioned, value) && value.version > RUN_VERSION) return { kind: 'later' }
  const result = v.safeParse(schema, value)
  if (!result.success) return { kind: 'damaged' }
  const { kind, deck, clock, seed, day, begun, elapsed, seenAt, stopped, moves } = result.output
  const plan = day === undefined ? { kind, deck, clock, seed } : planOfDay(day)
  const played = replayed(newRun(plan, begun), moves, elapsed)
  if (played === undefined) return { kind: 'damaged' }
  const run = { ...played, elapsed, seenAt, isStopped: stopped === true }
  return idOfRun(run) === id ? { kind: 'run', run } : { kind: 'damaged' }
}

/** A run after its moves, each of which could be made when it was; `undefined` where one could not. */
function replayed(begin: Run, moves: readonly StoredMove[], elapsed: number): Run | undefined {
  let run = begin
  for (const [at, country] of moves) {
    const next = withMove({ ...run, elapsed: at }, country)
    if (at < run.elapsed || at > elapsed || next.moves.length === run.moves.length) return undefined
    run = next
  }
  return run
}

/** Every run that a store has and that can be read, the first begun first. None where the store refuses. */
export function readRuns(store: Pick<Store, 'get' | 'keys'>): readonly Run[] {
  try {
    return store
      .keys()
      .flatMap((key) => (key.startsWith(RUN) ? (runAt(store, key) ?? []) : []))
      .sort((a, b) => a.begun - b.begun)
  } catch {
    return []
  }
}

/** The run under a key, if there is one that can be read. Throws what the store throws. */
export function runAt(store: Pick<Store, 'get'>, key: string): Run | undefined {
  const reading = decodeText(key.slice(RUN.length), store.get(key) ?? '')
  return reading.kind === 'run' ? reading.run : undefined
}

/** The key under which a run is stored. */
export function keyOfRun(run: Run): string {
  return RUN + idOfRun(run)
}

/**
 * Stores a run, and gives the state of it that the store has then: where that comes before this one, it stands. Throws what
 * the store throws.
 */
export function writeRun(store: Pick<Store, 'get' | 'set'>, run: Run): Run {
  const key = keyOfRun(run)
  const stored = runAt(store, key)
  if (stored && isBefore(stored, run)) return stored
  store.set(key, JSON.stringify(recordOfRun(run)))
  return run
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

function decodeText(id: string, text: string): RunReading {
  try {
    return decodeRun(id, JSON.parse(text))
  } catch {
    return { kind: 'damaged' }
  }
}
