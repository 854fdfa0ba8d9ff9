import * as v from 'valibot'
import { noteReview } from '../journal/review'
import { MOST_GUESSES } from '../rules/rules'
import { Collection } from '../store/collection'
import { country, time, whole } from '../store/schemas'
import { PREFIX, type Store, type WatchedStore } from '../store/store'
import {
  type Attempt,
  isContinued,
  isFurther,
  isRival,
  isSameAttempt,
  MOST_PUPILS,
  newAttempt,
  roundsOfAttempt,
  standingAmong,
  withGuess,
  withNext,
} from './attempt'
import { MOST_COUNTRIES, NONCES } from './classSet'
import { nameOfResult } from './resultLink'
import { idOfSet, setOfToken, tokenOfSet } from './setLink'

const schema = v.object({
  /** Token of the class set. */
  set: v.string(),
  id: whole(0, NONCES - 1),
  pupil: v.optional(whole(1, MOST_PUPILS)),
  begun: time,
  guesses: v.pipe(v.array(v.pipe(v.array(country), v.maxLength(MOST_GUESSES))), v.maxLength(MOST_COUNTRIES)),
  done: v.boolean(),
})

type Stored = v.InferOutput<typeof schema>

/** Collection of attempts at class sets; the keys of attempts at one set share a prefix. */
export const attempts = new Collection<Attempt, Stored>({
  prefix: `${PREFIX}attempt.`,
  version: 1,
  schema,
  idOf: (attempt) => ofSet(tokenOfSet(attempt.set)) + nameOfResult(attempt),
  decode,
  encode: ({ set, isDone, ...attempt }) => ({ ...attempt, set: tokenOfSet(set), done: isDone }),
  join: (stored, attempt) => (isFurther(attempt, stored) ? attempt : stored),
  adopt: (stored, attempt) => (isContinued(stored, attempt) && isFurther(attempt, stored) ? attempt : stored),
})

/** Decodes an attempt by replaying all its guesses. */
function decode({ set: token, id, pupil, begun, guesses, done }: Stored): Attempt | string {
  const reading = setOfToken(token)
  if (reading.kind !== 'set') return reading.kind
  let attempt = newAttempt(reading.set, pupil, begun, id)
  for (const [place, made] of guesses.entries()) {
    if (place > 0) attempt = withNext(attempt)
    for (const country of made) attempt = withGuess(attempt, country)
    if (attempt.guesses[place]?.length !== made.length) return 'damaged'
  }
  if (done) attempt = withNext(attempt)
  const isWhole = attempt.guesses.length === guesses.length && attempt.isDone === done
  return isWhole ? attempt : 'damaged'
}

/** Lists all readable attempts, at one set or at all, in the order of their start; empty if storage is unavailable. */
export function readAttempts(store: Pick<Store, 'get' | 'keys'>, token?: string): readonly Attempt[] {
  const found = attempts.all(store, token === undefined ? '' : ofSet(token))
  return [...found].sort((a, b) => a.begun - b.begun)
}

/** Finds the attempt to show in place of a given one: itself, unless another version or a rival is further. */
export function standingAttempt(store: Pick<Store, 'get' | 'keys'>, attempt: Attempt): Attempt {
  return standingAmong(readAttempts(store, tokenOfSet(attempt.set)), attempt)
}

/**
 * Stores an attempt and the reviews of its rounds, and removes its rivals, unless the stored version or a rival is further.
 * Returns the furthest attempt. Throws what the store throws.
 */
export function keepAttempt(store: WatchedStore, attempt: Attempt): Attempt {
  const standing = standingAttempt(store, attempt)
  if (standing !== attempt) return standing
  const rivals = readAttempts(store, tokenOfSet(attempt.set)).filter(
    (other) => isRival(other, attempt) && !isSameAttempt(other, attempt),
  )
  return store.batch(() => {
    // Reviews go first, so that a stored finished round always has one.
    const identity = `class.${idOfSet(tokenOfSet(attempt.set))}-${nameOfResult(attempt)}`
    for (const [place, round] of roundsOfAttempt(attempt).entries())
      noteReview(store, round, attempt.begun, `${identity}.${place}`)
    const stored = attempts.join(store, attempt)
    for (const rival of rivals) store.remove(attempts.keyOf(rival))
    return stored
  })
}

/** Prefix of the ids of attempts at a set. */
export function ofSet(token: string): string {
  return `${idOfSet(token)}.`
}
