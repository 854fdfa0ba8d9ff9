import { isDeepStrictEqual } from 'node:util'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from '@xstate/graph'
import type { EventFromLogic } from 'xstate'
import type { CountryCode } from '../../src/geo/countries'
import { decks } from '../../src/geo/decks'
import type { GameSnapshot, gameMachine } from '../../src/machines/game'
import type { Choice } from '../../tools/rules/driver'
import { Oracle } from '../../tools/rules/oracle'
import { roundOf } from '../machines/rounds'
import { type ActorDriver, rulesOf } from './actor'
import { gameLogic, TODAY } from './model'

/** Something that a person does: a guess, or a choice of rules. */
export type Move = CountryCode | Choice

/** Moves from a deal under some rules. */
export type RulesPath = { readonly dealt: Choice; readonly moves: readonly Move[] }

/** Every choice of rules. */
export const choices: readonly Choice[] = (['shown', 'turned', 'hidden'] as const).flatMap(
  (outline) =>
    [
      [outline, 'arrows'],
      [outline, 'no arrows'],
    ] as const,
)

const { codes } = decks.twenty

const keyOf = ({ value, context: { guesses, rules } }: GameSnapshot) =>
  `${value} ${guesses.length} ${rules.outline} ${rules.arrows}`

/** In every state: the hit, the next miss, and every choice of rules. */
function eventsAt({ context: { target, guesses } }: GameSnapshot) {
  const miss = codes.find((code) => code !== target && !guesses.includes(code)) as CountryCode
  return [
    ...[target, miss].map((country) => ({ type: 'guess', country, on: TODAY }) as const),
    ...choices.map((choice) => ({ type: 'choose', rules: rulesOf(choice) }) as const),
  ]
}

function moveIn(event: EventFromLogic<typeof gameMachine>): Move {
  if (event.type === 'guess') return event.country
  if (event.type !== 'choose') throw new Error('This walk only guesses and chooses')
  return [event.rules.outline, event.rules.arrows ? 'arrows' : 'no arrows']
}

/** The shortest path to every state of play under every rules, and from there every move. */
export function rulesPathsOf(target: CountryCode): readonly RulesPath[] {
  return choices.flatMap((dealt) => {
    const options = {
      input: { ...roundOf(target), rules: rulesOf(dealt) },
      events: eventsAt,
      serializeState: keyOf,
      serializeEvent: (event: EventFromLogic<typeof gameMachine>) => String(moveIn(event)),
    }
    const ways = new Map(
      getShortestPaths(gameLogic, options).map(({ state, steps }) => [
        keyOf(state),
        steps.slice(1).map(({ event }) => moveIn(event as EventFromLogic<typeof gameMachine>)),
      ]),
    )
    return adjacencyMapToArray(getAdjacencyMap(gameLogic, options)).map(({ state, event }) => ({
      dealt,
      moves: [...(ways.get(keyOf(state)) ?? []), moveIn(event)],
    }))
  })
}

/**
 * How many of the moves the oracle has seen when it first sees something else than a
 * game shows; `undefined` where it never does.
 */
export function objection(driver: ActorDriver, target: CountryCode, path: RulesPath): number | undefined {
  const oracle = new Oracle()
  for (const player of [oracle, driver]) player.start(target, path.dealt)
  const sights = [oracle, driver].map((player) => [player.read(), player.outline()])
  if (!isDeepStrictEqual(sights[0], sights[1])) return 0
  for (const [index, move] of path.moves.entries()) {
    const [expected, found] = [oracle, driver].map((player) => {
      const isTaken = typeof move === 'string' ? player.guess(move) : player.choose(move)
      return [isTaken, player.read(), player.outline()]
    })
    if (!isDeepStrictEqual(found, expected)) return index + 1
  }
  return undefined
}
