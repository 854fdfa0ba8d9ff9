import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from '@xstate/graph'
import type { EventFromLogic } from 'xstate'
import type { CountryCode } from '../../src/geo/countries'
import { decks } from '../../src/geo/decks'
import { type GameSnapshot, gameMachine } from '../../src/machines/game'
import { roundOf } from '../machines/rounds'

/** A guess made in one state of play, and the state to which it leads. */
export type Edge = {
  /** Such as `playing 2`: the state's name and the number of guesses. */
  readonly from: string
  readonly to: string
  readonly guess: CountryCode
  /** The shortest path from the deal: the guesses to `from`, then this one. */
  readonly path: readonly CountryCode[]
}

/** The game for one country, walked in full by @xstate/graph. */
export type Model = {
  readonly target: CountryCode
  readonly states: readonly string[]
  readonly edges: readonly Edge[]
}

const codes = decks.twenty.codes

/** What tells two states of play apart; whichever countries were guessed, the rules are the same. */
const keyOf = ({ value, context }: GameSnapshot) => `${value} ${context.guesses.length}`

/** In every state, ended ones included: the hit, the next miss, and the first guess once more. */
function eventsAt({ context: { target, guesses } }: GameSnapshot) {
  const miss = codes.find((code) => code !== target && !guesses.includes(code)) as CountryCode
  const guessed = new Set([target, miss, ...guesses.slice(0, 1)])
  return [...guessed].map((country) => ({ type: 'guess', country }) as const)
}

/** The walk is by guesses alone: what a game is given takes it anywhere, and is tried from everywhere in its own test. */
function guessIn(event: EventFromLogic<typeof gameMachine>): CountryCode {
  if (event.type !== 'guess') throw new Error('This walk only guesses')
  return event.country
}

/** Every state of play of the game for `target`, and every edge, those that lead nowhere included. */
export function modelOf(target: CountryCode): Model {
  const options = {
    input: roundOf(target),
    events: eventsAt,
    serializeState: keyOf,
    serializeEvent: guessIn,
  }
  const graph = getAdjacencyMap(gameMachine, options)
  const paths = getShortestPaths(gameMachine, options)
  const ways = new Map(paths.map(({ state, steps }) => [keyOf(state), guessesOf(steps)]))
  const edges = adjacencyMapToArray(graph).map(({ state, event, nextState }): Edge => {
    const [from, guess] = [keyOf(state), guessIn(event)]
    return { from, to: keyOf(nextState), guess, path: [...(ways.get(from) ?? []), guess] }
  })
  return { target, states: [...ways.keys()], edges }
}

/**
 * A few walks from the deal that between them take every edge: one to each ending, trying on its way
 * the guesses that lead nowhere where no walk before it has tried them.
 */
export function toursOf({ edges }: Model): readonly (readonly CountryCode[])[] {
  const isLoop = ({ from, to }: Edge) => from === to
  const untried = new Set(edges.filter(isLoop))
  const loopsAt = (state: string) => {
    const loops = [...untried].filter(({ from }) => from === state)
    for (const loop of loops) untried.delete(loop)
    return loops.map(({ guess }) => guess)
  }
  const endings = edges.filter((edge) => !isLoop(edge) && !edge.to.startsWith('playing'))
  return endings.map(({ path, to }) => {
    const steps = path.flatMap((guess, made) => [...loopsAt(`playing ${made}`), guess])
    return [...steps, ...loopsAt(to)]
  })
}

function guessesOf(steps: readonly { readonly event: { readonly type: string } }[]): CountryCode[] {
  // The first step is the start of the actor.
  return steps.flatMap(({ event }) => ('country' in event ? [event.country as CountryCode] : []))
}
