import {
  type ActorRefFrom,
  assign,
  emit,
  enqueueActions,
  fromCallback,
  type SnapshotFrom,
  sendTo,
  setup,
  stopChild,
} from 'xstate'
import type { CountryCode } from '../../geo/countries'
import { deckOf } from '../../geo/decks'
import { type GameActor, type Guess, gameMachine } from '../game'
import { newRound, type Round } from '../round'
import { standardRules } from '../rules'
import { endingOf, isBefore, type Run, seenAt, tallyOf, withMove } from './run'

type Context = {
  /** The run that is played, or was played last. */
  readonly run: Run | undefined
  /** The game of the outline that is shown. */
  readonly game: GameActor | undefined
}

/** When something happens, in milliseconds since 1970. */
type Timed = { readonly at: number }

type Event =
  /** A run begins, or goes on after a reload; or one that is over is shown again. */
  | ({ type: 'begin'; run: Run } & Timed)
  | ({ type: 'guess' } & Guess & Timed)
  | ({ type: 'skip' } & Timed)
  /** The player has enough. */
  | ({ type: 'stop' } & Timed)
  /** The clock was looked at. */
  | ({ type: 'tick' } & Timed)
  /** The game of the outline has taken a guess. */
  | { type: 'guessed'; country: CountryCode }
  /** Another page has another state of the run, which may be further. */
  | { type: 'sync'; run: Run }
  /** Another run is wanted. */
  | { type: 'again' }

/** What a run tells whoever keeps it. */
type News = { type: 'moved'; run: Run }

/** The run in a state in which there is one. */
const runIn = ({ run }: Context) => run as Run

/** One run after another: a game for each outline, and a clock. */
export const runMachine = setup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as News },
  actors: {
    game: gameMachine,
    clock: fromCallback<{ type: 'none' }>(() => {
      throw new Error('No clock was provided')
    }),
  },
  guards: {
    isOver: ({ context }) => endingOf(runIn(context)) !== undefined,
    isBefore: ({ context: { run } }, other: Run) => run !== undefined && isBefore(other, run),
  },
  actions: {
    /** Takes a run; for one that is over no more time passes. */
    take: assign((_, { run, at }: { readonly run: Run } & Timed) => ({
      run: endingOf(run) === undefined ? seenAt(run, at) : run,
    })),
    advance: assign(({ context }, { at }: Timed) => ({ run: seenAt(runIn(context), at) })),
    ask: sendTo(
      ({ context }) => context.game as GameActor,
      (_, { country, on }: Guess) => ({
        type: 'guess',
        country,
        on,
      }),
    ),
    record: assign(({ context }, country: CountryCode | undefined) => ({
      run: withMove(runIn(context), country),
    })),
    end: assign(({ context }) => ({ run: { ...runIn(context), isStopped: true } })),
    show: assign((_, run: Run) => ({ run })),
    /** A game for the outline that is sought now, unless there is one. */
    deal: enqueueActions(({ context, enqueue }) => {
      const { sought } = tallyOf(runIn(context))
      if (sought === context.game?.getSnapshot().context.target) return
      enqueue(stopChild('outline'))
      if (sought === undefined) return
      enqueue.assign(({ context, spawn, self }) => {
        const game = spawn('game', { id: 'outline', input: roundOf(runIn(context), sought) })
        game.on('guessed', ({ country }) => self.send({ type: 'guessed', country }))
        return { game }
      })
    }),
    clear: assign({ game: undefined }),
    tell: emit(({ context }) => ({ type: 'moved', run: runIn(context) })),
  },
}).createMachine({
  id: 'run',
  context: { run: undefined, game: undefined },
  initial: 'ready',
  states: {
    ready: {},
    running: {
      entry: ['deal', 'tell'],
      exit: [stopChild('outline'), 'clear'],
      invoke: { src: 'clock', id: 'clock' },
      always: { guard: 'isOver', target: 'over' },
      on: {
        guess: {
          actions: [
            { type: 'advance', params: ({ event }) => event },
            { type: 'ask', params: ({ event }) => event },
          ],
        },
        guessed: { actions: [{ type: 'record', params: ({ event }) => event.country }, 'deal', 'tell'] },
        skip: {
          actions: [
            { type: 'advance', params: ({ event }) => event },
            { type: 'record', params: undefined },
            'deal',
            'tell',
          ],
        },
        stop: { actions: [{ type: 'advance', params: ({ event }) => event }, 'end'] },
        tick: { actions: { type: 'advance', params: ({ event }) => event } },
      },
    },
    over: {
      entry: 'tell',
      on: { again: 'ready' },
    },
  },
  on: {
    begin: { target: '.running', actions: { type: 'take', params: ({ event }) => event } },
    sync: {
      guard: { type: 'isBefore', params: ({ event }) => event.run },
      target: '.running',
      actions: { type: 'show', params: ({ event }) => event.run },
    },
  },
})

/**
 * The round in which the next outline is guessed: one guess in a streak, in a sprint as many as there are countries. It is
 * practice, and kept by nobody: the run is.
 */
function roundOf(run: Run, target: CountryCode): Round {
  const { deck, kind } = run.plan
  const { guesses, seen } = tallyOf(run)
  const rules = { ...standardRules, guesses: kind === 'streak' ? 1 : deckOf(deck).codes.length }
  return { ...newRound({ kind: 'practice', deck }, target, seen.length), rules, guesses }
}

export type RunActor = ActorRefFrom<typeof runMachine>
export type RunSnapshot = SnapshotFrom<typeof runMachine>
