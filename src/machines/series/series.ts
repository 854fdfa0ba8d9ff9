import {
  type ActorLogic,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  enqueueActions,
  fromCallback,
  type Snapshot,
  sendTo,
  setup,
} from 'xstate'
import type { KeeperEvent, KeeperNews, KeeperReport, KeeperState } from './keeper'
import type { Mode, PlayerInput, PlayerReport } from './mode'

type Context<Progress, Played extends AnyActorLogic> = {
  /** Progress being played, or played last. */
  readonly progress: Progress | undefined
  /** Actor that plays it. */
  readonly player: ActorRefFrom<Played> | undefined
} & KeeperState<Progress>

/** Progress to continue, or the context of an actor that has failed. */
type Input<Progress> = { readonly progress?: Progress | undefined } & Partial<KeeperState<Progress>>

type Event<Progress> =
  /** Begins a series, continues one after a reload, or shows a finished one again. */
  | ({ type: 'begin' } & PlayerInput<Progress>)
  /** The player wants to begin another series. */
  | { type: 'again' }
  | PlayerReport<Progress>
  | KeeperReport<Progress>

/** Progress to be shown; `undefined` once it was erased. */
type Shown<Progress> = { readonly progress: Progress | undefined }

type Player<Progress> = ActorLogic<
  Snapshot<unknown>,
  { type: 'sync'; progress: Progress },
  PlayerInput<Progress>
>

/** Creates the machine of a mode: it has its progress played, and stored. */
export function seriesOf<Progress, Played extends AnyActorLogic>(mode: Mode<Progress, Played>) {
  const playerId = `player.${mode.id}`
  return setup({
    types: {} as {
      context: Context<Progress, Played>
      input: Input<Progress> | undefined
      events: Event<Progress>
    },
    actors: {
      player: mode.player as Player<Progress>,
      /** Receives `keep`, and sends its reports. */
      keeper: fromCallback<KeeperEvent<Progress>, KeeperState<Progress>>(() => {}),
    },
    guards: {
      isOver: ({ context: { player } }) =>
        (player as AnyActorRef | undefined)?.getSnapshot().hasTag('over') === true,
      hasBegun: ({ context }) => context.progress !== undefined,
      isFurther: ({ context: { progress } }, { progress: other }: Shown<Progress>) =>
        other !== undefined && progress !== undefined && mode.isFurther(other, progress),
      isErased: (_, { progress }: Shown<Progress>) => progress === undefined,
    },
    actions: {
      /** Has progress played, unless what was played of it last is further. */
      play: assign(({ context, spawn }, { progress: begun, at }: PlayerInput<Progress>) => {
        const { progress: played = begun } = context
        const progress = mode.isFurther(played, begun) ? played : begun
        const player = spawn('player', { id: playerId, input: { progress, at } })
        return { progress, player: player as ActorRefFrom<Played> }
      }),
      /** Has the progress of an actor that has failed, or of a reload, played on. */
      goOn: assign(({ context, spawn }) => {
        const input = { progress: context.progress as Progress }
        return { player: spawn('player', { id: playerId, input }) as ActorRefFrom<Played> }
      }),
      leave: enqueueActions(({ enqueue }) => {
        enqueue.stopChild(playerId)
        enqueue.assign({ player: undefined })
      }),
      note: assign((_, { progress }: Shown<Progress>) => ({ progress })),
      forget: assign({ progress: undefined }),
      show: sendTo(playerId, ({ context }) => ({ type: 'sync', progress: context.progress })),
      keep: sendTo('keeper', ({ context }) => ({ type: 'keep', progress: context.progress as Progress })),
      noteKept: assign((_, { receipt, waiting }: KeeperNews<Progress>) => ({ receipt, waiting })),
      tellWaiting: enqueueActions(({ context, enqueue, self }) => {
        if (context.waiting.length > 0) enqueue.sendParent({ type: 'behind', by: self.id })
      }),
      /** Reports to the root whether something is not stored yet, if that has changed, and what was found in the store. */
      tell: enqueueActions(
        ({ context, enqueue, self }, { waiting, found = [] }: Partial<KeeperNews<Progress>>) => {
          const isBehind = (each: typeof waiting = []) => each.length > 0
          for (const type of found) enqueue.sendParent({ type })
          if (isBehind(waiting) !== isBehind(context.waiting))
            enqueue.sendParent({ type: isBehind(waiting) ? 'behind' : 'saved', by: self.id })
        },
      ),
    },
  }).createMachine({
    id: mode.id,
    context: ({ input: { progress, receipt, waiting = [] } = {} }) => ({
      progress,
      player: undefined,
      receipt,
      waiting,
    }),
    invoke: {
      id: 'keeper',
      src: 'keeper',
      input: ({ context: { receipt, waiting } }) => ({ receipt, waiting }),
    },
    initial: 'opening',
    states: {
      opening: {
        entry: 'tellWaiting',
        always: [{ guard: 'hasBegun', target: 'playing', actions: 'goOn' }, { target: 'ready' }],
      },
      ready: {},
      playing: {
        exit: 'leave',
        on: {
          played: {
            actions: [{ type: 'note', params: ({ event }) => event }, 'keep'],
          },
          sync: {
            guard: { type: 'isFurther', params: ({ event }) => event },
            actions: [{ type: 'note', params: ({ event }) => event }, 'show'],
          },
          again: { guard: 'isOver', target: 'ready' },
        },
      },
    },
    on: {
      begin: { target: '.playing', actions: { type: 'play', params: ({ event }) => event } },
      sync: {
        guard: { type: 'isErased', params: ({ event }) => event },
        target: '.ready',
        actions: 'forget',
      },
      kept: {
        actions: [
          { type: 'tell', params: ({ event }) => event },
          { type: 'noteKept', params: ({ event }) => event },
        ],
      },
    },
  })
}

export type SeriesActor<Progress, Played extends AnyActorLogic = AnyActorLogic> = ActorRefFrom<
  ReturnType<typeof seriesOf<Progress, Played>>
>
