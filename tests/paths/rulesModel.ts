import { isDeepStrictEqual } from 'node:util'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from '@xstate/graph'
import type { EventFromLogic } from 'xstate'
import { decks } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import type { GameSnapshot, gameMachine } from '../../src/machines/game'
import type { Puzzle } from '../../src/machines/rules/puzzle'
import { newRound } from '../../src/machines/rules/round'
import { challengeOf, dailyOf, practice } from '../../tools/puzzles'
import type { Choice, Help, Sight } from '../../tools/rules/driver'
import { Oracle } from '../../tools/rules/oracle'
import { type ActorDriver, rulesOf } from './actor'
import { gameLogic, TODAY } from './model'

/** Something that a person does: a guess, a choice of rules, help that is taken, or that the game is given up. */
type Move = PlaceId | Choice | `take ${Help}` | 'give up'

/** Moves from a deal of a puzzle under some rules. */
export type RulesPath = { readonly puzzle: Puzzle; readonly dealt: Choice; readonly moves: readonly Move[] }

/** Every choice of harder rules, more guesses with two of them, and all that can be shown beside. */
const choices: readonly Choice[] = [
  ...(['shown', 'turned', 'hidden'] as const).flatMap((outline) =>
    (['arrows', 'no arrows'] as const).map((arrows) => [outline, arrows] as const),
  ),
  ['shown', 'arrows', 'more'],
  ['hidden', 'no arrows', 'more'],
  ['hidden', 'arrows', 'size', 'shapes', 'globe', 'continent', 'fit'],
]

/** A few of them, between which every rule is chosen and taken back. */
export const fewChoices: readonly Choice[] = [
  ['hidden', 'no arrows', 'more'],
  ['turned', 'arrows', 'size', 'shapes', 'globe', 'continent', 'fit'],
]

/** Help that is taken on the way: what goes on, what tells something, and what is in practice alone. */
const helps = ['more', 'continent', 'fit'] as const satisfies readonly Help[]

/** Guesses that are walked: two more than there are, where rules have more. */
const MOST = 8

const { codes } = decks.twenty

const keyOf = ({ value, context: { guesses, rules, aids, help, isGivenUp } }: GameSnapshot) =>
  `${value} ${guesses.length} ${isGivenUp} ${rules.outline} ${rules.arrows} ${aids}: ${Object.keys(help).sort()}`

/** In every state: the hit, the next miss, every choice of rules among some, some help, and giving up. */
function eventsAt({ context: { target, guesses } }: GameSnapshot, among: readonly Choice[]) {
  const miss = codes.find((code) => code !== target && !guesses.includes(code)) as PlaceId
  return [
    ...[target, ...(guesses.length < MOST ? [miss] : [])].map(
      (country) => ({ type: 'guess', country, on: TODAY }) as const,
    ),
    ...among.map((choice) => ({ type: 'choose', rules: rulesOf(choice) }) as const),
    ...helps.map((aid) => ({ type: 'help', aid }) as const),
    { type: 'giveUp' } as const,
  ]
}

function moveIn(event: EventFromLogic<typeof gameMachine>): Move {
  if (event.type === 'guess') return event.country
  if (event.type === 'giveUp') return 'give up'
  if (event.type === 'help') return `take ${event.aid}`
  if (event.type !== 'choose') throw new Error('This walk hears of no round elsewhere')
  return [event.rules.outline, event.rules.arrows ? 'arrows' : 'no arrows', ...event.rules.aids]
}

function isHelp(move: PlaceId | `take ${Help}`): move is `take ${Help}` {
  return move.startsWith('take ')
}

/** A puzzle of each kind that asks for a country, dealt under some rules, which a challenge has from its link. */
const kinds: readonly ((target: PlaceId, dealt: Choice) => Puzzle)[] = [
  () => dailyOf(TODAY),
  () => practice,
  (target, dealt) => challengeOf(target, 1, 'twenty', rulesOf(dealt)),
]

/**
 * The shortest path to every state of play of every kind of puzzle under all rules among some, whichever were dealt,
 * and from there every move.
 */
export function rulesPathsOf(target: PlaceId, among = choices): readonly RulesPath[] {
  return kinds.flatMap((puzzleOf) => {
    const paths = among.flatMap((dealt) => edgesFrom(puzzleOf(target, dealt), target, dealt, among))
    // Of those with the same last move in the same state the first of the shortest is kept.
    const longestFirst = paths.toSorted((one, other) => one.moves.length - other.moves.length).toReversed()
    return [...new Map(longestFirst.map(({ edge, ...path }) => [edge, path])).values()]
  })
}

/** Every edge of a puzzle dealt under some rules, with the shortest path that takes it last. */
function edgesFrom(puzzle: Puzzle, target: PlaceId, dealt: Choice, among: readonly Choice[]) {
  const options = {
    input: newRound(puzzle, target, 0, [], rulesOf(dealt)),
    events: (snapshot: GameSnapshot) => eventsAt(snapshot, among),
    serializeState: keyOf,
    serializeEvent: (event: EventFromLogic<typeof gameMachine>) => String(moveIn(event)),
  }
  const ways = new Map(
    getShortestPaths(gameLogic, options).map(({ state, steps }) => [
      keyOf(state),
      steps.slice(1).map(({ event }) => moveIn(event as EventFromLogic<typeof gameMachine>)),
    ]),
  )
  return adjacencyMapToArray(getAdjacencyMap(gameLogic, options)).map(({ state, event }) => {
    const move = moveIn(event)
    const moves = [...(ways.get(keyOf(state)) ?? []), move]
    return { edge: `${keyOf(state)} ${move}`, puzzle, dealt, moves }
  })
}

/** Where a game and the oracle first see two different things, and what was done until then. */
export type RulesDisagreement = {
  readonly target: PlaceId
  readonly puzzle: Puzzle['kind']
  readonly dealt: Choice
  readonly after: readonly Move[]
  readonly expected: Seen
  readonly found: Seen
}

/** What is to be seen, and whether the move that came before was taken. */
type Seen = Sight & { readonly isTaken: boolean }

/** The first disagreement between a game and the oracle along a path; `undefined` where they agree to the end. */
export function rulesDisagreement(
  driver: ActorDriver,
  target: PlaceId,
  { puzzle, dealt, moves }: RulesPath,
): RulesDisagreement | undefined {
  const oracle = new Oracle()
  const seenBy = (player: Oracle | ActorDriver, move?: Move): Seen => {
    let isTaken = true
    if (move === undefined) player.start(target, dealt, puzzle)
    else if (move === 'give up') isTaken = player.giveUp()
    else if (typeof move !== 'string') isTaken = player.choose(move)
    else isTaken = isHelp(move) ? player.help(move.slice(5) as Help) : player.guess(move)
    return { isTaken, ...player.look() }
  }
  for (const [made, move] of [undefined, ...moves].entries()) {
    const sights = { expected: seenBy(oracle, move), found: seenBy(driver, move) }
    if (!isDeepStrictEqual(sights.found, sights.expected))
      return { target, puzzle: puzzle.kind, dealt, after: moves.slice(0, made), ...sights }
  }
  return undefined
}
