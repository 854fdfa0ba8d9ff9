import { getShortestPaths } from '@xstate/graph'
import { describe, expect, it } from 'vitest'
import { type ActorLogic, createActor } from 'xstate'
import type { PlaceId } from '../../src/geo/place'
import { type GameSnapshot, type Guess, gameMachine } from '../../src/machines/game'
import type { Round } from '../../src/machines/rules/round'
import { roundOf } from '../machines/rounds'

type Move = { type: 'guess' } & Guess

const guess = (country: PlaceId): Move => ({ type: 'guess', country, on: '2026-11-21' })

/** Moves that are made in a state: the hit, the next miss, and the first guess once more. */
function movesAt({ context: { guesses } }: GameSnapshot): Move[] {
  const miss = (['IT', 'JP', 'BR', 'AU', 'US', 'IN', 'EG'] as const)[guesses.length] ?? 'EG'
  return [...new Set(['FR' as PlaceId, miss, ...guesses.slice(0, 1)])].map(guess)
}

/** Model: the shortest path to every state of play, and from there every move. */
function walks(): Move[][] {
  const logic = gameMachine as unknown as ActorLogic<GameSnapshot, Move, Round>
  const serializeState = ({ value, context }: GameSnapshot) => `${value} ${context.guesses.length}`
  const paths = getShortestPaths(logic, { input: roundOf('FR'), events: movesAt, serializeState })
  // The first step of a path is the start of the actor.
  const madeOn = ({ steps }: (typeof paths)[number]) => steps.slice(1).map(({ event }) => event)
  return paths.flatMap((path) => movesAt(path.state).map((move) => [...madeOn(path), move]))
}

/** Oracle: the rules stated a second time, without the machine. */
function expected(walk: readonly Move[]) {
  const guesses = new Set<PlaceId>()
  const play = () => (guesses.has('FR') ? 'won' : guesses.size < 6 ? 'playing' : 'lost')
  for (const { country } of walk) if (play() === 'playing') guesses.add(country)
  return { play: play(), guesses: [...guesses] }
}

/** Driver: makes the moves in the real thing, and reads what can be seen of it. */
function found(walk: readonly Move[], machine = gameMachine) {
  const game = createActor(machine, { input: roundOf('FR') }).start()
  for (const move of walk) game.send(move)
  const { value, context } = game.getSnapshot()
  return { play: value, guesses: context.guesses }
}

describe('the smallest walk', () => {
  it('finds the game right after every move in every state', () => {
    expect(walks()).toHaveLength(37)
    for (const walk of walks()) expect(found(walk), JSON.stringify(walk)).toEqual(expected(walk))
  })

  it('finds a game wrong that ends with the fifth guess', () => {
    const wrong = gameMachine.provide({ guards: { isLost: ({ context }) => context.guesses.length > 4 } })
    expect(walks().some((walk) => found(walk, wrong).play !== expected(walk).play)).toBe(true)
  })
})
