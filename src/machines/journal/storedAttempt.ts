import * as v from 'valibot'
import { isCountryCode } from '../../geo/decks'
import {
  type Attempt,
  isFurther,
  isRival,
  isSameAttempt,
  MOST_PUPILS,
  newAttempt,
  placeOf,
  roundsOf,
  standingAmong,
  withGuess,
  withNext,
} from '../classroom/attempt'
import { NONCES } from '../classroom/classSet'
import { nameOfResult } from '../classroom/resultLink'
import { idOfSet, setOfToken, tokenOfSet } from '../classroom/setLink'
import { PREFIX, type Store, type WatchedStore } from '../store'
import { readJson } from './readJson'
import { REVIEW, reviewRecordOf } from './review'

/** What the keys of attempts begin with: each has one, so that no tab can write over what another adds. */
export const ATTEMPT = `${PREFIX}attempt.`

/** Programs from before there were attempts pass over them by their keys. */
const ATTEMPT_VERSION = 1

const whole = v.pipe(v.number(), v.integer())
const code = v.custom<Attempt['guesses'][number][number]>(isCountryCode)

const schema = v.object({
  version: v.literal(ATTEMPT_VERSION),
  set: v.string(),
  id: v.pipe(whole, v.minValue(0), v.maxValue(NONCES - 1)),
  pupil: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(MOST_PUPILS))),
  begun: v.pipe(whole, v.minValue(0), v.maxValue(Date.UTC(3000, 0))),
  guesses: v.array(v.array(code)),
  done: v.optional(v.literal(true)),
})

const versioned = v.object({ version: v.number() })

/** A stored attempt; or that a later version of the game wrote it, or that nobody can read it. */
export type AttemptReading =
  | { readonly kind: 'attempt'; readonly attempt: Attempt }
  | { readonly kind: 'damaged' | 'later' }

/** An attempt as it is stored. */
export function recordOfAttempt({ set, id, pupil, begun, guesses, isDone }: Attempt): object {
  // JSON leaves out what is undefined.
  return {
    version: ATTEMPT_VERSION,
    set: tokenOfSet(set),
    id,
    pupil,
    begun,
    guesses,
    done: isDone || undefined,
  }
}

/** Reads an attempt from a value that came out of JSON, taking nothing for granted: each of its guesses is made once more. */
export function decodeAttempt(value: unknown): AttemptReading {
  if (v.is(versioned, value) && value.version > ATTEMPT_VERSION) return { kind: 'later' }
  const result = v.safeParse(schema, value)
  if (!result.success) return { kind: 'damaged' }
  const { set: token, id, pupil, begun, guesses, done } = result.output
  const reading = setOfToken(token)
  if (reading.kind !== 'set') return reading
  let attempt = newAttempt(reading.set, pupil, begun, id)
  for (const [place, made] of guesses.entries()) {
    if (place > 0) attempt = withNext(attempt)
    for (const country of made) attempt = withGuess(attempt, country)
    if (placeOf(attempt) !== place || attempt.guesses[place]?.length !== made.length)
      return { kind: 'damaged' }
  }
  if (done) attempt = withNext(attempt)
  const isWhole = attempt.guesses.length === guesses.length && attempt.isDone === (done ?? false)
  return isWhole ? { kind: 'attempt', attempt } : { kind: 'damaged' }
}

/** The key under which an attempt is stored. */
export function keyOfAttempt(attempt: Pick<Attempt, 'set' | 'id'>): string {
  return prefixOf(tokenOfSet(attempt.set)) + nameOfResult(attempt)
}

/** The attempt under a key, if there is one that can be read. Throws what the store throws. */
export function attemptAt(store: Pick<Store, 'get'>, key: string): Attempt | undefined {
  const value = readJson(v.unknown(), store.get(key))
  const reading = decodeAttempt(value)
  return reading.kind === 'attempt' && keyOfAttempt(reading.attempt) === key ? reading.attempt : undefined
}

/** Every attempt that a store has and that can be read, the first begun first: at one set, or at all. None where the store refuses. */
export function readAttempts(store: Pick<Store, 'get' | 'keys'>, token?: string): readonly Attempt[] {
  const prefix = token === undefined ? ATTEMPT : prefixOf(token)
  try {
    return store
      .keys()
      .flatMap((key) => (key.startsWith(prefix) ? (attemptAt(store, key) ?? []) : []))
      .sort((a, b) => a.begun - b.begun)
  } catch {
    return []
  }
}

/**
 * Stores an attempt, after what its rounds tell of their countries, and gives the state of it that the store has then: where
 * that has come further, it stands. Throws what the store throws.
 */
export function writeAttempt(store: Pick<Store, 'get' | 'set'>, attempt: Attempt): Attempt {
  const key = keyOfAttempt(attempt)
  const stored = attemptAt(store, key)
  if (stored && isSameAttempt(stored, attempt) && !isFurther(attempt, stored)) return stored
  // First, so that a round that is stored as over has its review.
  for (const [place, round] of roundsOf(attempt).entries()) {
    const review = REVIEW + identityInClass(attempt, place)
    const record = store.get(review) === null ? reviewRecordOf(round, attempt.begun) : undefined
    if (record) store.set(review, JSON.stringify(record))
  }
  store.set(key, JSON.stringify(recordOfAttempt(attempt)))
  return attempt
}

/** Finds the attempt that the pages of a device show in place of one: itself, unless another has come further. */
export function standingAttempt(store: Pick<Store, 'get' | 'keys'>, attempt: Attempt): Attempt {
  return standingAmong(readAttempts(store, tokenOfSet(attempt.set)), attempt)
}

/**
 * Stores an attempt as {@link writeAttempt} does, unless a rival stands in its place; rivals in whose place it stands are
 * removed. Gives what stands. Throws what the store throws.
 */
export function keepAttempt(store: WatchedStore, attempt: Attempt): Attempt {
  const rivals = readAttempts(store, tokenOfSet(attempt.set)).filter(
    (other) => isRival(other, attempt) && !isSameAttempt(other, attempt),
  )
  const standing = standingAmong(rivals, attempt)
  if (standing !== attempt) return standing
  return store.batch(() => {
    const stored = writeAttempt(store, attempt)
    for (const rival of rivals) store.remove(keyOfAttempt(rival))
    return stored
  })
}

/** The identity of what a round of an attempt tells. It reads as that of a challenge, which programs from before it know. */
function identityInClass(attempt: Attempt, place: number): string {
  return `challenge.class-${idOfSet(tokenOfSet(attempt.set))}-${nameOfResult(attempt)}.${place}`
}

function prefixOf(token: string): string {
  return `${ATTEMPT}${idOfSet(token)}.`
}
