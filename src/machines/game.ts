import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { CountryCode } from '../geo/countries'
import { isAcceptable, isFound, isSpent, type Round } from './round'

/** One game of either mode. Given a round in progress it takes it up where it stands. */
export const gameMachine = setup({
  types: {
    context: {} as Round,
    input: {} as Round,
    events: {} as { type: 'guess'; country: CountryCode },
    tags: {} as 'over',
  },
  guards: {
    isAcceptable: ({ context, event }) => isAcceptable(context, event.country),
    isFound: ({ context }) => isFound(context),
    isSpent: ({ context }) => isSpent(context),
  },
  actions: {
    record: assign({ guesses: ({ context, event }) => [...context.guesses, event.country] }),
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
})

export type GameActor = ActorRefFrom<typeof gameMachine>
export type GameSnapshot = SnapshotFrom<typeof gameMachine>
