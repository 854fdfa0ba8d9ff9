import type { AnyStateMachine } from 'xstate'
import { attemptGames, attemptMode } from '../../src/machines/classroom/attemptMode'
import { placesMode, placesQuestions } from '../../src/machines/learning/placesMode'
import { pinsMode, pinsQuestions } from '../../src/machines/pins/pinsMode'
import { quizMode, quizQuestions } from '../../src/machines/quiz/quizMode'
import { seriesOf } from '../../src/machines/series/series'
import { runGames, runMode } from '../../src/machines/sprint/runMode'
import { cutOff } from '../../src/routes/machines/cutOff'
import type { Adapter } from '../inspector/adapter'
import { testOf } from './asTest'
import { tellReport } from './reportRecording'

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
  ...cutOff,
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
