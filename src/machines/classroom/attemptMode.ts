import type { Mode } from '../series/mode'
import type { SeriesActor } from '../series/series'
import { type Attempt, placeInAttempt, roundAt, standingAmong, withGuess, withNext } from './attempt'
import { attempts, keepAttempt, standingAttempt } from './storedAttempt'

/** Mode for an attempt at a class set, one country after another. */
export const attemptMode: Mode<Attempt> = {
  id: 'attempt',
  roundOf: (attempt) => roundAt(attempt, placeInAttempt(attempt)),
  isOver: ({ isDone }) => isDone,
  withGuess,
  deeds: { next: withNext },
  isFurther: (other, attempt) => standingAmong([other], attempt) !== attempt,
  keyOf: (attempt) => attempts.keyOf(attempt),
  records: attempts,
  read: standingAttempt,
  write: keepAttempt,
}

export type AttemptActor = SeriesActor<Attempt>
