import * as v from 'valibot'
import { noteReview } from '../journal/review'
import { Collection } from '../store/collection'
import { country, time, whole } from '../store/schemas'
import { PREFIX, type Store, type WatchedStore } from '../store/store'
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
} from './attempt'
import { NONCES } from './classSet'
import { nameOfResult } from './resultLink'
import { idOfSet, setOfToken, tokenOfSet } from './setLink'

const schema = v.object({
  /** Its token. */
  set: v.string(),
  id: whole(0, NONCES - 1),
  pupil: v.optional(whole(1, MOST_PUPILS)),
  begun: time,
  guesses: v.array(v.array(country)),
  done: v.boolean(),
})

type Stored = v.InferOutput<typeof schema>

/** Attempts at sets of a class, those at one set beside each other. */
export const attempts = new Collection<Attempt, Stored>({
  prefix: `${PREFIX}attempt.`,
  version: 1,
  schema,
  idOf: (attempt) => ofSet(tokenOfSet(attempt.set)) + nameOfResult(attempt),
  decode,
  encode: ({ set, isDone, ...attempt }) => ({ ...attempt, set: tokenOfSet(set), done: isDone }),
  join: (stored, attempt) => (isFurther(attempt, stored) ? attempt : stored),
})

/** Reads an attempt, each of whose guesses is made once more. */
function decode({ set: token, id, pupil, begun, guesses, done }: Stored): Attempt | string {
  const reading = setOfToken(token)
  if (reading.kind !== 'set') return reading.kind
  let attempt = newAttempt(reading.set, pupil, begun, id)
  for (const [place, made] of guesses.entries()) {
    if (place > 0) attempt = withNext(attempt)
    for (const country of made) attempt = withGuess(attempt, country)
    if (placeOf(attempt) !== place || attempt.guesses[place]?.length !== made.length) return 'damaged'
  }
  if (done) attempt = withNext(attempt)
  const isWhole = attempt.guesses.length === guesses.length && attempt.isDone === done
  return isWhole ? attempt : 'damaged'
}

/** Every attempt that a store has and that can be read, the first begun first: at one set, or at all. None where the store refuses. */
export function readAttempts(store: Pick<Store, 'get' | 'keys'>, token?: string): readonly Attempt[] {
  const found = attempts.all(store, token === undefined ? '' : ofSet(token))
  return [...found].sort((a, b) => a.begun - b.begun)
}

/** Finds the attempt that the pages of a device show in place of one: itself, unless another has come further. */
export function standingAttempt(store: Pick<Store, 'get' | 'keys'>, attempt: Attempt): Attempt {
  return standingAmong(readAttempts(store, tokenOfSet(attempt.set)), attempt)
}

/**
 * Stores an attempt, after what its rounds tell of their countries, unless what is stored of it has come further or a rival
 * stands in its place; rivals in whose place it stands are removed. Gives what stands. Throws what the store throws.
 */
export function keepAttempt(store: WatchedStore, attempt: Attempt): Attempt {
  const standing = standingAttempt(store, attempt)
  if (standing !== attempt) return standing
  const rivals = readAttempts(store, tokenOfSet(attempt.set)).filter(
    (other) => isRival(other, attempt) && !isSameAttempt(other, attempt),
  )
  return store.batch(() => {
    // First, so that a round that is stored as over has its review.
    for (const [place, round] of roundsOf(attempt).entries())
      noteReview(store, round, attempt.begun, identityInClass(attempt, place))
    const stored = attempts.join(store, attempt)
    for (const rival of rivals) store.remove(attempts.keyOf(rival))
    return stored
  })
}

/** The identity of what a round of an attempt tells. */
function identityInClass(attempt: Attempt, place: number): string {
  return `class.${idOfSet(tokenOfSet(attempt.set))}-${nameOfResult(attempt)}.${place}`
}

/** Begins the ids of attempts at a set. */
function ofSet(token: string): string {
  return `${idOfSet(token)}.`
}
