import { deckOf } from '../../geo/decks'
import { newRound, type Round } from '../round'
import { standardRules } from '../rules'
import type { SeriesWorld } from '../series/keeper'
import type { Mode } from '../series/mode'
import { openingOf } from '../series/opening'
import type { SeriesActor, SeriesSnapshot } from '../series/series'
import { endingOf, idOfRun, isBefore, type Run, seenAt, tallyOf, withMove } from './run'
import { runningOf } from './runs'
import { readRuns, runs } from './storedRun'

/** A run: an outline after another, against a clock or until the first miss. */
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
  // A second on the screen is never much longer than one.
  beat: 200,
  isFurther: isBefore,
  keyOf: (run) => runs.keyOf(run),
  read: (store, run) => runs.find(store, idOfRun(run)),
  write: (store, run) => runs.join(store, run),
}

/**
 * The round in which the next outline is guessed: one guess in a streak, in a sprint as many as there are countries. It is
 * practice, and kept by nobody: the run is.
 */
function roundOf(run: Run): Round | undefined {
  const { deck, kind } = run.plan
  const { guesses, seen, sought } = tallyOf(run)
  if (sought === undefined) return undefined
  const rules = { ...standardRules, guesses: kind === 'streak' ? 1 : deckOf(deck).codes.length }
  return { ...newRound({ kind: 'practice', deck }, sought, seen.length), rules, guesses }
}

/** The actor of runs, in which one goes on that was under way when the page was left. */
export function openRuns(world: SeriesWorld) {
  return openingOf(runMode, world, runningOf(readRuns(world.store), world.now()))
}

export type RunActor = SeriesActor<Run>
export type RunSnapshot = SeriesSnapshot<Run>
