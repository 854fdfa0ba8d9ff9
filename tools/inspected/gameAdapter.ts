import { type AnyStateMachine, fromCallback } from 'xstate'
import { appMachine } from '../../src/machines/app'
import { attemptGames, attemptMode } from '../../src/machines/classroom/attemptMode'
import { gameMachine } from '../../src/machines/game'
import { puzzleMachine } from '../../src/machines/journal/puzzleMachine'
import { placesMode, placesQuestions } from '../../src/machines/learning/placesMode'
import { pinsMode, pinsQuestions } from '../../src/machines/pins/pinsMode'
import { quizMode, quizQuestions } from '../../src/machines/quiz/quizMode'
import { seriesOf } from '../../src/machines/series/series'
import { runGames, runMode } from '../../src/machines/sprint/runMode'
import type { Adapter } from '../inspector/adapter'
import { testOf } from './asTest'
import { tellReport } from './reportRecording'

const nothing = fromCallback<never>(() => {}) as never

const puzzle = puzzleMachine.provide({ actors: { dealer: nothing, keeper: nothing } })

const series: readonly AnyStateMachine[] = [
  seriesOf(attemptMode),
  seriesOf(quizMode),
  seriesOf(pinsMode),
  seriesOf(placesMode),
  seriesOf(runMode),
]

const players: readonly AnyStateMachine[] = [
  attemptGames,
  quizQuestions,
  pinsQuestions,
  placesQuestions,
  runGames,
]

/** The machines of the game, without a store and without a clock. */
const machines: Readonly<Record<string, AnyStateMachine>> = {
  app: appMachine.provide({ actors: { puzzle, copies: nothing } }),
  game: gameMachine,
  puzzle,
  ...Object.fromEntries([...series, ...players].map((machine) => [machine.id, machine])),
}

/** Adapter of the game: its machines, its samples, its tests and its reports. */
export const gameAdapter: Adapter = {
  machines,
  isPlayed: (id) => id === 'game' || id === runGames.id || id === attemptGames.id,
  // A recording has no logic of the actor that is started.
  sendable: (event) => {
    const { opening } = event
    return opening ? { ...event, opening: { ...opening, logic: machines[opening.id] } } : event
  },
  // Any country on any day.
  sampleOf: (type) => (type === 'guess' ? { country: 'FR', on: new Date().toISOString().slice(0, 10) } : {}),
  tests: { folder: 'tests/paths/recorded', testOf },
  read: tellReport,
}
