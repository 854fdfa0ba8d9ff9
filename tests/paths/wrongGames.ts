import { isDeepStrictEqual } from 'node:util'
import { assign, createMachine } from 'xstate'
import { directionOf } from '../../src/geo/direction'
import { type Guess, gameMachine } from '../../src/machines/game'
import { hintsOf } from '../../src/machines/rules/hint'
import type { Round } from '../../src/machines/rules/round'
import { type Aid, type RuleChoice, standardRules } from '../../src/machines/rules/rules'
import type { ActorDriver } from './actor'

type Given = { readonly context: Round }

const acceptable = { type: 'isAcceptable', params: ({ event }: { event: Guess }) => event } as never
const recorded = { type: 'record', params: ({ event }: { event: Guess }) => event } as never

/** The game with other parts in place of those of its definition. */
function redrawn(parts: Pick<typeof gameMachine.config, 'states' | 'on'>) {
  const { config, implementations } = gameMachine
  const redone = { ...config, ...parts, states: { ...config.states, ...parts.states } }
  return createMachine(redone as never, implementations as never) as unknown as typeof gameMachine
}

/** Games that break one rule each, by the name of what is wrong with them. */
export const wrongGames: Readonly<Record<string, ActorDriver['world']>> = {
  'five guesses are the limit': {
    machine: gameMachine.provide({
      guards: {
        isLost: ({ context }: Given) => context.guesses.length >= 5,
        isAcceptable: ({ context }, { country }) =>
          context.guesses.length < 5 && !context.guesses.includes(country),
      },
    }),
  },
  'a country can be guessed twice': {
    machine: gameMachine.provide({
      guards: { isAcceptable: ({ context }: Given) => context.guesses.length < 6 },
    }),
  },
  'a win does not end the game': {
    machine: redrawn({
      states: {
        playing: {
          always: [{ guard: 'isLost', target: 'lost' }],
          on: { guess: { guard: acceptable, actions: recorded } },
        },
      },
    }),
  },
  'a round that has gone on elsewhere is not shown': {
    machine: redrawn({ on: { sync: { target: '.playing' } } }),
  },
  'the arrow points from the answer to the guess': {
    hints: (round) =>
      hintsOf(round).map((hint) => ({
        ...hint,
        direction: hint.bearing === undefined ? undefined : directionOf((hint.bearing + 180) % 360),
      })),
  },
  'an outline that was shown is hidden': {
    machine: gameMachine.provide({
      guards: {
        isChangedBy: ({ context: { guesses, rules } }, wanted) =>
          guesses.length === 0 && !isDeepStrictEqual({ ...rules, ...wanted }, rules),
      },
      actions: {
        adopt: assign(({ context }, wanted: RuleChoice) => ({
          rules: { ...context.rules, ...wanted },
        })) as never,
      },
    }),
  },
  'an aid that was taken is forgotten': {
    machine: gameMachine.provide({ actions: { takeAid: () => {} } }),
  },
  'an aid can be taken at any time, and twice': {
    machine: gameMachine.provide({
      guards: { canTake: ({ context }: Given, aid) => context.aids.includes(aid) },
    }),
  },
  'an aid is taken from the start': {
    machine: gameMachine.provide({
      actions: {
        takeAid: assign(({ context }, aid: Aid) => ({ help: { ...context.help, [aid]: 0 } })) as never,
      },
    }),
  },
  'a country found with more guesses wins': {
    machine: gameMachine.provide({
      guards: { isFound: ({ context }: Given) => context.guesses.includes(context.target) },
    }),
  },
  'any game can be given up': {
    machine: gameMachine.provide({
      guards: { canGiveUp: ({ context }: Given) => context.guesses.length > 0 },
    }),
  },
  'there are arrows where the rules have none': {
    hints: (round) => hintsOf({ ...round, rules: standardRules }),
  },
}
