import { type ActorRefFrom, assign, emit, enqueueActions, type SnapshotFrom, setup, stopChild } from 'xstate'
import type { CountryCode } from '../../geo/countries'
import { type GameActor, gameMachine } from '../game'
import type { Round } from '../round'
import { type Attempt, canGoOn, placeOf, roundAt, standingAmong, withGuess, withNext } from './attempt'

type Context = {
  /** The attempt that is played, or was played last. */
  readonly attempt: Attempt | undefined
  /** The game of the country that is shown. */
  readonly game: GameActor | undefined
}

type Event =
  /** An attempt begins, or goes on after a reload. */
  | { type: 'begin'; attempt: Attempt }
  /** The game has taken a guess. */
  | { type: 'guessed'; country: CountryCode }
  /** The next country is wanted, or after the last one the result. */
  | { type: 'next' }
  /** Another page has another state of the attempt, or has begun one at the same time, and may be further. */
  | { type: 'sync'; attempt: Attempt }

/** What an attempt tells whoever keeps it. */
type News = { type: 'moved'; attempt: Attempt }

/** The attempt in a state in which there is one. */
const attemptIn = ({ attempt }: Context) => attempt as Attempt

/** A teacher's set, one country after the other: a game for each. */
export const attemptMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as News },
  actors: { game: gameMachine },
  guards: {
    isDone: ({ context }) => attemptIn(context).isDone,
    canGoOn: ({ context }) => canGoOn(attemptIn(context)),
    isFurther: ({ context }, other: Attempt) =>
      standingAmong([other], attemptIn(context)) !== attemptIn(context),
  },
  actions: {
    take: assign((_, attempt: Attempt) => ({ attempt })),
    record: assign(({ context }, country: CountryCode) => ({
      attempt: withGuess(attemptIn(context), country),
    })),
    advance: assign(({ context }) => ({ attempt: withNext(attemptIn(context)) })),
    /** A game for the country that is shown; where it has one, that goes on as the attempt has. */
    deal: enqueueActions(({ context, enqueue }) => {
      const round = shownIn(attemptIn(context))
      if (context.game?.getSnapshot().context.target === round.target) {
        enqueue.sendTo('country', { type: 'sync', round })
        return
      }
      enqueue(stopChild('country'))
      enqueue.assign(({ spawn, self }) => {
        const next = spawn('game', { id: 'country', input: round })
        next.on('guessed', ({ country }) => self.send({ type: 'guessed', country }))
        return { game: next }
      })
    }),
    clear: assign({ game: undefined }),
    tell: emit(({ context }) => ({ type: 'moved', attempt: attemptIn(context) })),
  },
}).createMachine({
  id: 'attempt',
  context: { attempt: undefined, game: undefined },
  initial: 'ready',
  states: {
    ready: {},
    playing: {
      entry: ['deal', 'tell'],
      exit: [stopChild('country'), 'clear'],
      always: { guard: 'isDone', target: 'done' },
      on: {
        guessed: { actions: [{ type: 'record', params: ({ event }) => event.country }, 'tell'] },
        next: { guard: 'canGoOn', actions: ['advance', 'deal', 'tell'] },
        sync: {
          guard: { type: 'isFurther', params: ({ event }) => event.attempt },
          actions: [{ type: 'take', params: ({ event }) => event.attempt }, 'deal'],
        },
      },
    },
    done: {},
  },
  on: {
    begin: {
      target: '.playing',
      actions: { type: 'take', params: ({ event }) => event.attempt },
    },
  },
})

/** The round of the country that is shown. */
function shownIn(attempt: Attempt): Round {
  return roundAt(attempt, placeOf(attempt))
}

export type AttemptActor = ActorRefFrom<typeof attemptMachine>
export type AttemptSnapshot = SnapshotFrom<typeof attemptMachine>
