import { type GamesActor, gamesMachineOf } from '../series/games'
import type { Mode } from '../series/mode'
import { type Attempt, placeInAttempt, roundAt, standingAmong, withGuess, withNext } from './attempt'
import { attempts, keepAttempt, standingAttempt } from './storedAttempt'

/** Machine of an attempt at a class set: one country after another, without a clock. */
export const attemptGames = gamesMachineOf<Attempt>({
  id: 'attemptGames',
  roundOf: (attempt) => roundAt(attempt, placeInAttempt(attempt)),
  isOver: ({ isDone }) => isDone,
  withGuess,
  withNext,
})

/** Mode for an attempt at a class set. */
export const attemptMode: Mode<Attempt, typeof attemptGames> = {
  id: 'attempt',
  player: attemptGames,
  isFurther: (other, attempt) => standingAmong([other], attempt) !== attempt,
  keyOf: (attempt) => attempts.keyOf(attempt),
  records: attempts,
  read: standingAttempt,
  write: keepAttempt,
}

export type AttemptActor = GamesActor<Attempt>
