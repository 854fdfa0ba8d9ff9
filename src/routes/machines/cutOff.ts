import { fromCallback } from 'xstate'
import { appMachine } from '../../machines/app'
import { gameMachine } from '../../machines/game'
import { puzzleMachine } from '../../machines/journal/puzzleMachine'

const nothing = fromCallback<never>(() => {}) as never

const puzzle = puzzleMachine.provide({ actors: { dealer: nothing, keeper: nothing } })

/** Machines of every game by id, without a store and without a clock: their past is replayed. */
export const cutOff = {
  app: appMachine.provide({ actors: { puzzle, copies: nothing } }),
  game: gameMachine,
  puzzle,
}
