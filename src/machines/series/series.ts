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
import type { EpochMs } from '../day'
import { type GameActor, type Guess, gameMachine } from '../game'
import type { Finding } from '../journal/settle'
import { isSame } from '../round'
import type { KeeperEvent, KeeperReport, KeeperState } from './keeper'
import type { Deed, Mode } from './mode'

type Context<Progress> = {
  /** Progress being played, or played last. */
  readonly progress: Progress | undefined
  /** Game of the current round. */
  readonly game: GameActor | undefined
} & KeeperState<Progress>

/** Progress to continue, and the current time; or the context of an actor that has failed. */
type Input<Progress> = {
  readonly progress?: Progress | undefined
  readonly at?: EpochMs
} & Partial<KeeperState<Progress>>

/** Time of the event. */
type Timed = { readonly at: EpochMs }

type Event<Progress> =
  /** Begins a series, continues one after a reload, or shows a finished one again. */
  | ({ type: 'begin'; progress: Progress } & Timed)
  | ({ type: 'guess' } & Guess & Timed)
  /** The player performs an action of the mode, by its name. */
  | ({ type: 'do' } & Deed)
  | ({ type: 'tick' } & Timed)
  /** The game of the round has accepted a guess. */
  | ({ type: 'guessed' } & Guess)
  /** The player wants to begin another series. */
  | { type: 'again' }
  | KeeperReport<Progress>

/** Creates the machine of a mode with many rounds: it runs a game for each round, and a clock if the mode has one. */
export function seriesOf<Progress>(mode: Mode<Progress>) {
  /** Narrows the progress in states that always have one. */
  const progressIn = ({ progress }: Context<Progress>) => progress as Progress
  const { at: advanced = (progress: Progress) => progress } = mode
  return setup({
    types: {} as {
      context: Context<Progress>
      input: Input<Progress> | undefined
      events: Event<Progress>
    },
    actors: {
      game: gameMachine,
      /** Sends `tick`. */
      clock: fromCallback<{ type: 'none' }>(() => {}),
      /** Receives `keep`, and sends its reports. */
      keeper: fromCallback<KeeperEvent<Progress>, KeeperState<Progress>>(() => {}),
    },
    guards: {
      hasBegun: ({ context }) => context.progress !== undefined,
      isOver: ({ context }) => mode.isOver(progressIn(context)),
      hasGame: ({ context }) => context.game !== undefined,
      isDeed: (_, { deed }: Deed) => Object.hasOwn(mode.deeds, deed),
      isFurther: ({ context, event }) =>
        event.type === 'sync' && mode.isFurther(event.progress, progressIn(context)),
      /** Whether the series is behind, or not, as before. */
      isNoNews: ({ context, event }) =>
        event.type === 'kept' && event.waiting.length > 0 === context.waiting.length > 0,
      isShown: ({ context: { progress }, event }) =>
        event.type === 'erased' &&
        progress !== undefined &&
        mode.keyOf(event.progress) === mode.keyOf(progress),
    },
    actions: {
      /** Takes over the progress, unless what was played of it last is further; time advances only if it is not over. */
      take: assign(({ context }, { progress: begun, at }: { readonly progress: Progress } & Timed) => {
        const { progress: played = begun } = context
        const progress = mode.isFurther(played, begun) ? played : begun
        return { progress: mode.isOver(progress) ? progress : advanced(progress, at) }
      }),
      advance: assign(({ context }, { at }: Timed) => ({ progress: advanced(progressIn(context), at) })),
      ask: sendTo(
        ({ context }) => context.game as GameActor,
        (_, { country, on }: Guess) => ({ type: 'guess', country, on }),
      ),
      record: assign(({ context }, { country }: Guess) => ({
        progress: mode.withGuess?.(progressIn(context), country) ?? progressIn(context),
      })),
      act: assign(({ context }, deed: Deed) => ({
        progress: mode.deeds[deed.deed]?.(progressIn(context), deed) ?? progressIn(context),
      })),
      show: assign(({ context: { progress }, event }) => ({
        progress: event.type === 'sync' ? event.progress : progress,
      })),
      /** Spawns a game for the current round, or updates the game if it already shows that round. */
      deal: enqueueActions(({ context, enqueue }) => {
        const round = mode.roundOf?.(progressIn(context))
        const shown = context.game?.getSnapshot().context
        if (round && shown?.target === round.target && shown.deal === round.deal) {
          if (!isSame(shown, round)) enqueue.sendTo('round', { type: 'sync', round })
          return
        }
        enqueue(stopChild('round'))
        if (round === undefined) return
        enqueue.assign(({ spawn }) => ({ game: spawn('game', { id: 'round', input: round }) }))
        // Forwards the game's guesses.
        enqueue(({ context, self }) => {
          context.game?.on('guessed', ({ country, on }) => self.send({ type: 'guessed', country, on }))
        })
      }),
      clear: assign({ game: undefined }),
      keep: sendTo('keeper', ({ context }) => ({ type: 'keep', progress: progressIn(context) })),
      noteKept: assign((_, { receipt, waiting }: KeeperState<Progress>) => ({ receipt, waiting })),
      tell: sendParent(({ self }, type: 'behind' | 'saved' | Finding) => ({ type, by: self.id })),
      tellWaiting: enqueueActions(({ context, enqueue, self }) => {
        if (context.waiting.length > 0) enqueue.sendParent({ type: 'behind', by: self.id })
      }),
      forget: assign({ progress: undefined }),
    },
  }).createMachine({
    id: mode.id,
    context: ({ input: { progress, at, receipt, waiting = [] } = {} }) => ({
      progress: progress && at !== undefined && !mode.isOver(progress) ? advanced(progress, at) : progress,
      ...{ game: undefined, receipt, waiting },
    }),
    invoke: {
      id: 'keeper',
      src: 'keeper',
      input: ({ context: { receipt, waiting } }) => ({ receipt, waiting }),
    },
    initial: 'opening',
    states: {
      opening: {
        // An actor that goes on after a failure is still behind.
        entry: 'tellWaiting',
        always: [{ guard: 'hasBegun', target: 'playing' }, { target: 'ready' }],
      },
      ready: {},
      playing: {
        entry: ['deal', 'keep'],
        exit: [stopChild('round'), 'clear'],
        invoke: { id: 'clock', src: 'clock' },
        always: { guard: 'isOver', target: 'over' },
        on: {
          guess: {
            // XState would send to this actor itself what is sent to a game that is not there.
            guard: 'hasGame',
            actions: [
              { type: 'advance', params: ({ event }) => event },
              { type: 'ask', params: ({ event }) => event },
            ],
          },
          guessed: { actions: [{ type: 'record', params: ({ event }) => event }, 'deal', 'keep'] },
          do: {
            guard: { type: 'isDeed', params: ({ event }) => event },
            actions: [
              { type: 'advance', params: ({ event }) => event },
              { type: 'act', params: ({ event }) => event },
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
        on: {
          again: 'ready',
          sync: { guard: 'isFurther', target: 'playing', actions: 'show' },
        },
      },
    },
    on: {
      begin: { target: '.playing', actions: { type: 'take', params: ({ event }) => event } },
      kept: [
        { guard: 'isNoNews', actions: { type: 'noteKept', params: ({ event }) => event } },
        {
          actions: [
            { type: 'noteKept', params: ({ event }) => event },
            { type: 'tell', params: ({ event }) => (event.waiting.length > 0 ? 'behind' : 'saved') },
          ],
        },
      ],
      erased: [
        {
          guard: 'isShown',
          target: '.ready',
          actions: ['forget', { type: 'tell', params: 'erased' }],
        },
        { actions: { type: 'tell', params: 'erased' } },
      ],
      quarantined: { actions: { type: 'tell', params: 'quarantined' } },
      later: { actions: { type: 'tell', params: 'later' } },
    },
  })
}

type SeriesMachine<Progress> = ReturnType<typeof seriesOf<Progress>>
export type SeriesActor<Progress> = ActorRefFrom<SeriesMachine<Progress>>
export type SeriesSnapshot<Progress> = SnapshotFrom<SeriesMachine<Progress>>
