import { deckOf } from '../../geo/decks'
import { newRound, type Round } from '../round'
import { standardRules } from '../rules'
import type { Mode } from '../series/mode'
import type { SeriesActor, SeriesSnapshot } from '../series/series'
import { endingOf, idOfRun, isBefore, type Run, seenAt, tallyOf, withMove } from './run'
import { runningOf } from './runs'
import { readRuns, runs } from './storedRun'

/** Mode for a run: one outline after another, against a clock or until the first miss. */
export const runMode: Mode<Run> = {
  id: 'run',
  roundOf,
  isOver: (run) => endingOf(run) !== undefined,
  withGuess: withMove,
  deeds: {
    skip: (run) => withMove(run, undefined),
    stop: (run) => ({ ...run, isStopped: true }),
  },
  at: seenAt,
  // Short enough for the displayed seconds to change evenly.
  beat: 200,
  isFurther: isBefore,
  // A run that was in progress when the page was left goes on.
  running: (store, now) => runningOf(readRuns(store), now),
  keyOf: (run) => runs.keyOf(run),
  records: runs,
  read: (store, run) => runs.find(store, idOfRun(run)),
  write: (store, run) => runs.join(store, run),
}

/**
 * Round of the current outline: one guess in a streak, and one for each country in a sprint. It is practice without
 * aids, and not stored itself, since the run is.
 */
function roundOf(run: Run): Round | undefined {
  const { deck, kind } = run.plan
  const { guesses, seen, target } = tallyOf(run)
  if (target === undefined) return undefined
  const rules = { ...standardRules, guesses: kind === 'streak' ? 1 : deckOf(deck).codes.length }
  return { ...newRound({ kind: 'practice', deck }, target, seen.length), rules, aids: [], guesses }
}

export type RunActor = SeriesActor<Run>
export type RunSnapshot = SeriesSnapshot<Run>
