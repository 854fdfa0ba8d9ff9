import { type AnyEventObject, type AnyStateMachine, createMachine, fromCallback } from 'xstate'
import { appMachine } from '../../src/machines/app'
import { attemptGames, attemptMode } from '../../src/machines/classroom/attemptMode'
import { gameMachine } from '../../src/machines/game'
import { puzzleMachine } from '../../src/machines/journal/puzzleMachine'
import { placesMode, placesQuestions } from '../../src/machines/learning/placesMode'
import { pinsMode, pinsQuestions } from '../../src/machines/pins/pinsMode'
import { quizMode, quizQuestions } from '../../src/machines/quiz/quizMode'
import { seriesOf } from '../../src/machines/series/series'
import { runGames, runMode } from '../../src/machines/sprint/runMode'
import { dotOf } from '../dot'
import type { Actor } from './recording'

const nothing = fromCallback<never>(() => {}) as never

const puzzle = puzzleMachine.provide({
  actors: { store: nothing, ticks: nothing },
})

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

/** The machines of the game, each cut off from the world: no store, no clock. */
const machines: Readonly<Record<string, AnyStateMachine>> = {
  app: appMachine.provide({
    actors: { puzzle, copies: nothing },
  }),
  game: gameMachine,
  puzzle,
  ...Object.fromEntries([...series, ...players].map((machine) => [machine.id, machine])),
}

export type Known = {
  readonly machine: AnyStateMachine
  /** Whether it is one of the game, whose guards and actions are there, and not only its picture. */
  readonly isOurs: boolean
}

/** An event as it can be sent again: a recording has no logic of the actor that it starts. */
export function sendable(event: AnyEventObject): AnyEventObject {
  const { opening } = event
  return opening ? { ...event, opening: { ...opening, logic: machines[opening.id] } } : event
}

/** Whether an actor is a game, or goes through one after another. */
export function isPlayed(actor: Pick<Actor, 'definition'>): boolean {
  const id = machineOf(actor)?.machine.id
  return id === 'game' || id === runGames.id || id === attemptGames.id
}

const known = new Map<string, Known | undefined>()

/** The machine of an actor; `undefined` for what is none, such as a callback or a promise, or cannot be read. */
export function machineOf({ definition }: Pick<Actor, 'definition'>): Known | undefined {
  if (definition === undefined) return undefined
  if (!known.has(definition)) known.set(definition, readMachine(definition))
  return known.get(definition)
}

function readMachine(definition: string): Known | undefined {
  try {
    const config = JSON.parse(definition)
    const own = machines[config.id]
    // What another program calls the same is another machine.
    if (own && JSON.stringify(own.config) === definition) return { machine: own, isOurs: true }
    if (config.states === undefined && config.on === undefined) return undefined
    const machine = createMachine(config)
    // What its definition leads to is looked up as it is drawn, and may not be there.
    dotOf(machine)
    return { machine, isOurs: false }
  } catch {
    return undefined
  }
}
