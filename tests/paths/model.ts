import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from '@xstate/graph'
import type { ActorLogic, EventFromLogic } from 'xstate'
import { decks } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { type GameSnapshot, gameMachine } from '../../src/machines/game'
import type { Round } from '../../src/machines/rules/round'
import { roundOf } from '../machines/rounds'

/** A guess; or that the round has gone on elsewhere, and has these guesses now. */
export type Move = PlaceId | readonly PlaceId[]

/** A move made in one state of play, and the state to which it leads. */
type Edge = {
  /** Such as `playing 2`: the state's name and the number of guesses. */
  readonly from: string
  readonly to: string
  readonly move: Move
  /** The shortest path from the deal: the guesses to `from`, then this move. */
  readonly path: readonly Move[]
}

/** The game for one country, walked in full by @xstate/graph. */
export type Model = {
  readonly target: PlaceId
  readonly states: readonly string[]
  readonly edges: readonly Edge[]
}

type GameEvent = EventFromLogic<typeof gameMachine>

/** The game as the graph takes it, whose types know of nothing that a machine emits. */
export const gameLogic = gameMachine as unknown as ActorLogic<GameSnapshot, GameEvent, Round>

/** The day on which all is played here. */
export const TODAY = '2026-11-21'

const codes = decks.twenty.codes

/** What tells two states of play apart; whichever countries were guessed, the rules are the same. */
const keyOf = ({ value, context }: GameSnapshot) => `${value} ${context.guesses.length}`

/** In every state, ended ones included: the hit, the next miss, and the first guess once more. */
function guessesAt({ context: { target, guesses } }: GameSnapshot) {
  const guessed = new Set([target, ...missesOf(target, guesses).slice(0, 1), ...guesses.slice(0, 1)])
  return [...guessed].map((country) => ({ type: 'guess', country, on: TODAY }) as const)
}

/** And that the round is known elsewhere as one that was not begun, is in progress, was won or was lost. */
function eventsAt(snapshot: GameSnapshot) {
  const { target } = snapshot.context
  const misses = missesOf(target)
  const rounds = [[], misses.slice(0, 2), [...misses.slice(0, 3), target], misses.slice(0, 6)]
  return [
    ...guessesAt(snapshot),
    ...rounds.map((guesses) => ({ type: 'sync', round: roundOf(target, guesses) }) as const),
  ]
}

function missesOf(target: PlaceId, guesses: readonly PlaceId[] = []): readonly PlaceId[] {
  return codes.filter((code) => code !== target && !guesses.includes(code))
}

/** The walk guesses and is told of guesses elsewhere; rules are chosen in a walk of their own. */
function moveIn(event: GameEvent): Move {
  if (event.type !== 'guess' && event.type !== 'sync') throw new Error('This walk chooses no rules')
  return event.type === 'guess' ? event.country : event.round.guesses
}

/** Whether something is a guess that is made, and not one that was made elsewhere. */
export function isGuess(move: Move): move is PlaceId {
  return typeof move === 'string'
}

/** Every state of play of the game for `target`, and every edge, those that lead nowhere included. */
export function modelOf(target: PlaceId): Model {
  const options = {
    input: roundOf(target),
    serializeState: keyOf,
    serializeEvent: (event: GameEvent) => `${event.type} ${moveIn(event)}`,
  }
  const graph = getAdjacencyMap(gameLogic, { ...options, events: eventsAt })
  // By guesses alone, so that each state is reached as a person reaches it.
  const paths = getShortestPaths(gameLogic, { ...options, events: guessesAt })
  const ways = new Map(paths.map(({ state, steps }) => [keyOf(state), guessesOf(steps)]))
  const edges = adjacencyMapToArray(graph).map(({ state, event, nextState }): Edge => {
    const [from, move] = [keyOf(state), moveIn(event)]
    return { from, to: keyOf(nextState), move, path: [...(ways.get(from) ?? []), move] }
  })
  return { target, states: [...ways.keys()], edges }
}

/**
 * A few walks from the deal that between them take every edge of a guess: one to each ending, trying on its way
 * the guesses that lead nowhere where no walk before it has tried them.
 */
export function toursOf({ edges: all }: Model): readonly (readonly PlaceId[])[] {
  const edges = all.flatMap(({ move, ...edge }) => (isGuess(move) ? [{ ...edge, guess: move }] : []))
  const isLoop = ({ from, to }: { readonly from: string; readonly to: string }) => from === to
  const untried = new Set(edges.filter(isLoop))
  const loopsAt = (state: string) => {
    const loops = [...untried].filter(({ from }) => from === state)
    for (const loop of loops) untried.delete(loop)
    return loops.map(({ guess }) => guess)
  }
  const endings = edges.filter((edge) => !isLoop(edge) && !edge.to.startsWith('playing'))
  return endings.map(({ path, to }) => {
    const guesses = path.filter(isGuess)
    const steps = guesses.flatMap((guess, made) => [...loopsAt(`playing ${made}`), guess])
    return [...steps, ...loopsAt(to)]
  })
}

function guessesOf(steps: readonly { readonly event: { readonly type: string } }[]): PlaceId[] {
  // The first step is the start of the actor.
  return steps.flatMap(({ event }) => ('country' in event ? [event.country as PlaceId] : []))
}
