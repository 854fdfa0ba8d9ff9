import { isDeepStrictEqual } from 'node:util'
import { assign, createMachine } from 'xstate'
import { countryOf } from '../../src/geo/countries'
import { directionOf } from '../../src/geo/direction'
import { greatCircleDistance } from '../../src/geo/greatCircle'
import { type Guess, gameMachine } from '../../src/machines/game'
import { type Hint, hintsOf } from '../../src/machines/hint'
import type { Round } from '../../src/machines/round'
import { type RuleChoice, rulesAfter, standardRules } from '../../src/machines/rules'
import type { ActorDriver } from './actor'

type Given = { readonly context: Round }

const acceptable = { type: 'isAcceptable', params: ({ event }: { event: Guess }) => event } as never
const recorded = { type: 'record', params: ({ event }: { event: Guess }) => event } as never

/** The game with another limit. */
function limited(limit: number) {
  return gameMachine.provide({
    guards: {
      isSpent: ({ context }: Given) => context.guesses.length >= limit,
      isAcceptable: ({ context }, { country }) =>
        context.guesses.length < limit && !context.guesses.includes(country),
    },
  })
}

/** The game with other states in place of those of its definition. */
function redrawn(states: typeof gameMachine.config.states) {
  const { config, implementations } = gameMachine
  return createMachine(
    { ...config, states: { ...config.states, ...states } } as never,
    implementations as never,
  ) as unknown as typeof gameMachine
}

/** The hints as the game gives them, each changed. */
function hinted(change: (hint: Hint, round: Round) => Partial<Hint>): typeof hintsOf {
  return (round) => hintsOf(round).map((hint) => ({ ...hint, ...change(hint, round) }))
}

function turned(bearing: number | undefined, by: number): Hint['direction'] {
  return bearing === undefined ? undefined : directionOf((bearing + by) % 360)
}

/** The game that takes what happened elsewhere in another way. */
function synced(on: NonNullable<typeof gameMachine.config.on>['sync']) {
  const { config, implementations } = gameMachine
  const redone = { ...config, on: { sync: on } }
  return createMachine(redone as never, implementations as never) as unknown as typeof gameMachine
}

/** The game that chooses rules in another way. */
function chosen(
  isTaken: (round: Round) => boolean,
  change: (round: Round, rules: RuleChoice) => Round['rules'],
): typeof gameMachine {
  return gameMachine.provide({
    guards: {
      isChangedBy: ({ context }, rules) =>
        isTaken(context) && !isDeepStrictEqual(change(context, rules), context.rules),
    },
    actions: {
      adopt: assign(({ context }, rules: RuleChoice) => ({
        rules: change(context as Round, rules),
      })) as never,
    },
  })
}

const isUnplayed = ({ guesses }: Round) => guesses.length === 0

/** Games that break one rule each, by the name of what is wrong with them. */
export const wrongGames: Readonly<Record<string, ActorDriver['world']>> = {
  'five guesses are the limit': { machine: limited(5) },
  'a country can be guessed twice': {
    machine: gameMachine.provide({
      guards: { isAcceptable: ({ context }: Given) => context.guesses.length < 6 },
    }),
  },
  'a guess after a win is recorded': {
    machine: redrawn({ won: { tags: 'over', on: { guess: { actions: recorded } } } }),
  },
  'a hit at the sixth guess counts as a loss': {
    machine: gameMachine.provide({
      guards: {
        isFound: ({ context: { target, guesses } }: Given) => guesses.at(-1) === target && guesses.length < 6,
      },
    }),
  },
  'a win does not end the game': {
    machine: redrawn({
      playing: {
        always: [{ guard: 'isSpent', target: 'lost' }],
        on: { guess: { guard: acceptable, actions: recorded } },
      },
    }),
  },
  'a round that has gone on elsewhere is not shown': { machine: synced({ target: '.playing' }) },
  'kilometres are rounded down': {
    hints: hinted(({ country }, { target }) => ({
      distance: Math.floor(greatCircleDistance(country.centroid, countryOf(target).centroid)),
    })),
  },
  'the arrow points from the answer to the guess': {
    hints: hinted(({ bearing }) => ({ direction: turned(bearing, 180) })),
  },
  'the rules change in the middle of a round': {
    machine: chosen(
      () => true,
      ({ rules }, wanted) => rulesAfter(rules, wanted),
    ),
  },
  'an outline that was shown is hidden': {
    machine: chosen(isUnplayed, ({ rules }, wanted) => ({ ...rules, ...wanted })),
  },
  'a hidden outline stays hidden at the end': { isSeen: ({ rules }) => rules.outline !== 'hidden' },
  'there are arrows where the rules have none': {
    hints: (round) => hintsOf({ ...round, rules: standardRules }),
  },
}
