import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { CountryCode } from '../geo/countries'
import { isAcceptable, isChangedBy, isFound, isSpent, type Round, withRules } from './round'
import type { Rules } from './rules'

type Event =
  | { type: 'guess'; country: CountryCode }
  /** Other rules are wanted, before the first guess. */
  | { type: 'choose'; rules: Rules }
  /** The round has gone on elsewhere, or is another one. */
  | { type: 'given'; round: Round }

/** One game of any puzzle: a function of the round that it begins with or is given, and of the guesses made since. */
export const gameMachine = setup({
  types: {
    context: {} as Round,
    input: {} as Round,
    events: {} as Event,
    tags: {} as 'over',
  },
  guards: {
    isAcceptable: ({ context, event }) => event.type === 'guess' && isAcceptable(context, event.country),
    isChangedBy: ({ context, event }) => event.type === 'choose' && isChangedBy(context, event.rules),
    isFound: ({ context }) => isFound(context),
    isSpent: ({ context }) => isSpent(context),
  },
  actions: {
    record: assign(({ context, event }) =>
      event.type === 'guess' ? { guesses: [...context.guesses, event.country] } : {},
    ),
    adopt: assign(({ context, event }) => (event.type === 'choose' ? withRules(context, event.rules) : {})),
    show: assign(({ event }) => (event.type === 'given' ? event.round : {})),
  },
}).createMachine({
  id: 'game',
  context: ({ input }) => input,
  initial: 'playing',
  states: {
    playing: {
      always: [
        { guard: 'isFound', target: 'won' },
        { guard: 'isSpent', target: 'lost' },
      ],
      on: {
        guess: { guard: 'isAcceptable', actions: 'record' },
        choose: { guard: 'isChangedBy', actions: 'adopt' },
      },
    },
    won: { tags: 'over' },
    lost: { tags: 'over' },
  },
  on: { given: { target: '.playing', actions: 'show' } },
})

export type GameActor = ActorRefFrom<typeof gameMachine>
export type GameSnapshot = SnapshotFrom<typeof gameMachine>
