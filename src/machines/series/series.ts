import {
  type ActorRefFrom,
  assign,
  enqueueActions,
  fromCallback,
  type SnapshotFrom,
  sendParent,
  sendTo,
  setup,
  stopChild,
} from 'xstate'
import { type GameActor, type Guess, gameMachine } from '../game'
import { isSame } from '../round'
import type { Keep } from './keeper'
import type { Mode } from './mode'

type Context<Progress> = {
  /** Of what is played, or was played last. */
  readonly progress: Progress | undefined
  /** Game of the round that is played. */
  readonly game: GameActor | undefined
  /** Whether something waits to be stored. */
  readonly isBehind: boolean
}

/** What goes on from the start, and the time, in milliseconds since 1970. */
type Input<Progress> = { readonly progress?: Progress | undefined; readonly at?: number }

/** When something happens, in milliseconds since 1970. */
type Timed = { readonly at: number }

type Event<Progress> =
  /** One begins, or goes on after a reload; or one that is over is shown again. */
  | ({ type: 'begin'; progress: Progress } & Timed)
  | ({ type: 'guess' } & Guess & Timed)
  /** The player does something else, by its name in the mode. */
  | ({ type: 'do'; deed: string } & Timed)
  /** The clock was looked at. */
  | ({ type: 'tick' } & Timed)
  /** The game of the round has taken a guess. */
  | ({ type: 'guessed' } & Guess)
  /** What another page has, which may be further. */
  | { type: 'sync'; progress: Progress }
  /** Another one is wanted. */
  | { type: 'again' }
  /** The keeper has something that waits to be stored, or nothing any more. */
  | { type: 'kept'; isBehind: boolean }

/** The machine of a mode of many rounds: a game for each, and a clock where the mode has one. */
export function seriesOf<Progress>(mode: Mode<Progress>) {
  /** Progress in a state in which there is one. */
  const progressIn = ({ progress }: Context<Progress>) => progress as Progress
  return setup({
    types: {
      context: {} as Context<Progress>,
      input: {} as Input<Progress> | undefined,
      events: {} as Event<Progress>,
    },
    actors: {
      game: gameMachine,
      /** Sends `tick`. */
      clock: fromCallback<{ type: 'none' }>(() => {}),
      /** Is sent `keep`, and sends `sync` and `kept`. */
      keeper: fromCallback<Keep<Progress>>(() => {}),
    },
    guards: {
      hasBegun: ({ context }) => context.progress !== undefined,
      isOver: ({ context }) => mode.isOver(progressIn(context)),
      isFurther: ({ context: { progress }, event }) =>
        event.type === 'sync' && progress !== undefined && mode.isFurther(event.progress, progress),
    },
    actions: {
      /** Takes up what is played; for what is over no more time passes. */
      take: assign((_, { progress, at }: { readonly progress: Progress } & Timed) => ({
        progress: mode.isOver(progress) ? progress : mode.at(progress, at),
      })),
      advance: assign(({ context }, { at }: Timed) => ({ progress: mode.at(progressIn(context), at) })),
      ask: sendTo(
        ({ context }) => context.game as GameActor,
        (_, { country, on }: Guess) => ({ type: 'guess', country, on }),
      ),
      record: assign(({ context }, { country }: Guess) => ({
        progress: mode.withGuess(progressIn(context), country),
      })),
      act: assign(({ context }, deed: string) => ({
        progress: mode.deeds[deed]?.(progressIn(context)) ?? progressIn(context),
      })),
      show: assign(({ context: { progress }, event }) => ({
        progress: event.type === 'sync' ? event.progress : progress,
      })),
      /** A game for the round that is played now; where there is one, it goes on as the progress has it. */
      deal: enqueueActions(({ context, enqueue }) => {
        const round = mode.roundOf(progressIn(context))
        const shown = context.game?.getSnapshot().context
        if (round && shown?.target === round.target && shown.deal === round.deal) {
          if (!isSame(shown, round)) enqueue.sendTo('round', { type: 'sync', round })
          return
        }
        enqueue(stopChild('round'))
        if (round === undefined) return
        enqueue.assign(({ spawn }) => ({ game: spawn('game', { id: 'round', input: round }) }))
        enqueue(listenToGame)
      }),
      clear: assign({ game: undefined }),
      keep: sendTo('keeper', ({ context }) => ({ type: 'keep', progress: progressIn(context) })),
      noteKept: assign((_, isBehind: boolean) => ({ isBehind })),
      tell: sendParent(({ self }, isBehind: boolean) => ({
        type: isBehind ? 'behind' : 'saved',
        by: self.id,
      })),
    },
  }).createMachine({
    id: mode.id,
    context: ({ input: { progress, at } = {} }) => ({
      progress: progress && at !== undefined && !mode.isOver(progress) ? mode.at(progress, at) : progress,
      ...{ game: undefined, isBehind: false },
    }),
    invoke: { id: 'keeper', src: 'keeper' },
    initial: 'opening',
    states: {
      opening: { always: [{ guard: 'hasBegun', target: 'playing' }, { target: 'ready' }] },
      ready: {},
      playing: {
        entry: ['deal', 'keep'],
        exit: [stopChild('round'), 'clear'],
        invoke: { id: 'clock', src: 'clock' },
        always: { guard: 'isOver', target: 'over' },
        on: {
          guess: {
            actions: [
              { type: 'advance', params: ({ event }) => event },
              { type: 'ask', params: ({ event }) => event },
            ],
          },
          guessed: { actions: [{ type: 'record', params: ({ event }) => event }, 'deal', 'keep'] },
          do: {
            actions: [
              { type: 'advance', params: ({ event }) => event },
              { type: 'act', params: ({ event }) => event.deed },
              'deal',
              'keep',
            ],
          },
          tick: { actions: { type: 'advance', params: ({ event }) => event } },
          sync: {
            guard: 'isFurther',
            actions: ['show', 'deal'],
          },
        },
      },
      over: {
        entry: 'keep',
        on: { again: 'ready' },
      },
    },
    on: {
      begin: { target: '.playing', actions: { type: 'take', params: ({ event }) => event } },
      sync: {
        guard: 'isFurther',
        target: '.playing',
        actions: 'show',
      },
      kept: {
        actions: [
          { type: 'noteKept', params: ({ event }) => event.isBehind },
          { type: 'tell', params: ({ event }) => event.isBehind },
        ],
      },
    },
  })
}

/** Has the series hear what its game emits. */
function listenToGame({
  context,
  self,
}: {
  readonly context: { game: GameActor | undefined }
  readonly self: Listener
}) {
  context.game?.on('guessed', ({ country, on }) => self.send({ type: 'guessed', country, on }))
}

type Listener = { readonly send: (news: { type: 'guessed' } & Guess) => void }

export type SeriesMachine<Progress> = ReturnType<typeof seriesOf<Progress>>
export type SeriesActor<Progress> = ActorRefFrom<SeriesMachine<Progress>>
export type SeriesSnapshot<Progress> = SnapshotFrom<SeriesMachine<Progress>>
