import { deckOf } from '../../geo/decks'
import { newRound, type Round } from '../rules/round'
import { standardRules } from '../rules/rules'
import { clockOf, type Games, type GamesActor, type GamesSnapshot, gamesMachineOf } from '../series/games'
import type { Mode } from '../series/mode'
import type { SeriesActor } from '../series/series'
import { endingOf, idOfRun, isBefore, type Run, seenAt, tallyOf, withMove } from './run'
import { runningOf } from './runs'
import { readRuns, runs } from './storedRun'

/** Interval between ticks of the clock, in milliseconds: short enough for the displayed seconds to change evenly. */
const BEAT = 200

/** Games of a run: one outline after another, against a clock or until the first miss. */
export const runRules: Games<Run> = {
  id: 'runGames',
  roundOf,
  isOver: (run) => endingOf(run) !== undefined,
  withGuess: withMove,
  withNext: (run) => withMove(run, undefined),
  clock: { advanced: seenAt, stopped: (run) => ({ ...run, isStopped: true }) },
}

export const runGames = gamesMachineOf(runRules)

/** Mode for a run. */
export const runMode: Mode<Run, typeof runGames> = {
  id: 'run',
  player: runGames,
  timed: (world) => runGames.provide({ actors: { clock: clockOf(world, BEAT) } }),
  isFurther: isBefore,
  // A run that was in progress when the page was left goes on.
  running: (store, now) => {
    const run = runningOf(readRuns(store), now)
    return run && seenAt(run, now)
  },
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

export type RunActor = GamesActor<Run>
export type RunSeries = SeriesActor<Run, typeof runGames>
export type RunSnapshot = GamesSnapshot<Run>
