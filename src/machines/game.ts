import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { CountryCode } from '../geo/countries'
import { isAcceptable, isFound, isSpent, type Round } from './round'

type Event =
  | { type: 'guess'; country: CountryCode }
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
    isFound: ({ context }) => isFound(context),
    isSpent: ({ context }) => isSpent(context),
  },
  actions: {
    record: assign(({ context, event }) =>
      event.type === 'guess' ? { guesses: [...context.guesses, event.country] } : {},
    ),
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
      on: { guess: { guard: 'isAcceptable', actions: 'record' } },
    },
    won: { tags: 'over' },
    lost: { tags: 'over' },
  },
  on: { given: { target: '.playing', actions: 'show' } },
})

export type GameActor = ActorRefFrom<typeof gameMachine>
export type GameSnapshot = SnapshotFrom<typeof gameMachine>
