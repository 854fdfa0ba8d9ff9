import { type ActorRefFrom, assign, emit, fromCallback, type SnapshotFrom, setup } from 'xstate'
import type { PlaceId } from '../geo/place'
import {
  canGiveUp,
  canTake,
  givenUp,
  isAcceptable,
  isChangedBy,
  isFound,
  isLost,
  type Round,
  withAid,
  withGuesses,
  withRules,
} from './rules/round'
import type { Aid, RuleChoice } from './rules/rules'
import type { UtcDate } from './schedule/day'

/** Guess of a country, with the UTC date on which it is made. */
export type Guess = { readonly country: PlaceId; readonly on: UtcDate }

/** Event of a game. A report and the tests that the inspector copies name each. */
export type GameEvent =
  | ({ type: 'guess' } & Guess)
  /** Chooses other rules, before the first guess. */
  | { type: 'choose'; rules: RuleChoice }
  /** Takes an aid, for the rest of the round. */
  | { type: 'help'; aid: Aid }
  /** Ends the round as lost. */
  | { type: 'giveUp' }
  /** Replaces the round by a newer version from outside, or by another round. */
  | { type: 'sync'; round: Round }

/** Action of a player, emitted with the resulting round. */
export type GameNews =
  | ({ type: 'guessed'; round: Round } & Guess)
  | { type: 'chosen'; round: Round }
  | { type: 'helped'; round: Round }
  | { type: 'givenUp'; round: Round }

/** Game of any puzzle: a pure function of its first round and the events since. */
export const gameMachine = setup({
  types: {} as { context: Round; input: Round; events: GameEvent; emitted: GameNews; tags: 'over' },
  guards: {
    isAcceptable: ({ context }, { country }: Guess) => isAcceptable(context, country),
    isChangedBy: ({ context }, rules: RuleChoice) => isChangedBy(context, rules),
    canTake: ({ context }, aid: Aid) => canTake(context, aid),
    isFound: ({ context }) => isFound(context),
    isLost: ({ context }) => isLost(context),
    canGiveUp: ({ context }) => canGiveUp(context),
  },
  actions: {
    record: assign(({ context }, { country, on }: Guess) => withGuesses(context, [country], on)),
    adopt: assign(({ context }, rules: RuleChoice) => withRules(context, rules)),
    takeAid: assign(({ context }, aid: Aid) => withAid(context, aid)),
    giveUp: assign(({ context }) => givenUp(context)),
    show: assign((_, round: Round) => round),
    tellGuess: emit(({ context }, { country, on }: Guess) => ({
      type: 'guessed',
      round: context,
      country,
      on,
    })),
    tellChoice: emit(({ context }) => ({ type: 'chosen', round: context })),
    tellHelp: emit(({ context }) => ({ type: 'helped', round: context })),
    tellGivingUp: emit(({ context }) => ({ type: 'givenUp', round: context })),
  },
}).createMachine({
  id: 'game',
  context: ({ input }) => input,
  initial: 'playing',
  states: {
    playing: {
      always: [
        { guard: 'isFound', target: 'won' },
        { guard: 'isLost', target: 'lost' },
      ],
      on: {
        guess: {
          guard: { type: 'isAcceptable', params: ({ event }) => event },
          actions: [
            { type: 'record', params: ({ event }) => event },
            { type: 'tellGuess', params: ({ event }) => event },
          ],
        },
        choose: {
          guard: { type: 'isChangedBy', params: ({ event }) => event.rules },
          actions: [{ type: 'adopt', params: ({ event }) => event.rules }, 'tellChoice'],
        },
        help: {
          guard: { type: 'canTake', params: ({ event }) => event.aid },
          actions: [{ type: 'takeAid', params: ({ event }) => event.aid }, 'tellHelp'],
        },
        giveUp: { guard: 'canGiveUp', actions: ['giveUp', 'tellGivingUp'] },
      },
    },
    won: { tags: 'over' },
    lost: { tags: 'over' },
  },
  on: { sync: { target: '.playing', actions: { type: 'show', params: ({ event }) => event.round } } },
})

/** Types of {@link GameNews}. */
const NEWS = ['guessed', 'chosen', 'helped', 'givenUp'] as const satisfies readonly GameNews['type'][]

/** Hands on to its parent what a game emits: the game itself has none in the walks. */
export const gameNews = fromCallback<{ type: 'none' }, GameActor>(({ sendBack, input: game }) => {
  const heard = NEWS.map((type) => game.on(type, sendBack))
  return () => {
    for (const { unsubscribe } of heard) unsubscribe()
  }
})

export type GameActor = ActorRefFrom<typeof gameMachine>
export type GameSnapshot = SnapshotFrom<typeof gameMachine>
