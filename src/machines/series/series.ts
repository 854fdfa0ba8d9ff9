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
  stopChild,
} from 'xstate'
import type { KeeperEvent, KeeperNews, KeeperReport, KeeperState } from '../store/keeper'
import type { Mode, PlayerInput, PlayerReport } from './mode'

type Context<Progress, Played extends AnyActorLogic> = {
  /** Progress being played, or played last. */
  readonly progress: Progress | undefined
  /** Whether it was left once it was over, so that another series can begin. */
  readonly isLeft: boolean
  /** Actor that plays it. */
  readonly player: ActorRefFrom<Played> | undefined
} & KeeperState<Progress>

/** Progress to continue, or the context of an actor that has failed. */
type Input<Progress> = {
  readonly progress?: Progress | undefined
  readonly isLeft?: boolean
} & Partial<KeeperState<Progress>>

type Event<Progress> =
  /** Begins a series, or shows a finished one again. */
  | ({ type: 'begin' } & PlayerInput<Progress>)
  /** Leaves a series that is over, so that another can begin. */
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
      /** Stores what it is to keep, and sends its reports. */
      keeper: fromCallback<KeeperEvent<Progress>, KeeperState<Progress>>(() => {}),
    },
    guards: {
      isOver: ({ context: { player } }) =>
        (player as AnyActorRef | undefined)?.getSnapshot().hasTag('over') === true,
      isNews: ({ context }, { progress }: Shown<Progress>) => progress !== context.progress,
      isFurther: ({ context: { progress, player } }, { progress: other }: Shown<Progress>) =>
        player !== undefined && other !== undefined && mode.isFurther(other, progress as Progress),
      isErased: (_, { progress }: Shown<Progress>) => progress === undefined,
    },
    actions: {
      /** Has progress played, unless what was played of it last is further. */
      play: assign(({ context, spawn }, { progress: begun, at }: PlayerInput<Progress>) => {
        const { progress: played = begun } = context
        const progress = mode.isFurther(played, begun) ? played : begun
        const player = spawn('player', { id: playerId, input: { progress, at } })
        return { progress, isLeft: false, player: player as ActorRefFrom<Played> }
      }),
      stopPlayer: stopChild(playerId),
      leave: assign({ isLeft: true, player: undefined }),
      forget: assign({ progress: undefined, player: undefined }),
      note: assign((_, { progress }: Shown<Progress>) => ({ progress })),
      show: sendTo(playerId, ({ context }) => ({ type: 'sync', progress: context.progress })),
      keep: sendTo('keeper', ({ context }) => ({ type: 'keep', progress: context.progress as Progress })),
      noteKept: assign((_, { receipt, waiting }: KeeperNews<Progress>) => ({ receipt, waiting })),
      /** Goes on with what was played before a reload or a failure, which may not be stored yet. */
      resume: enqueueActions(({ context: { progress, player, waiting }, enqueue, self }) => {
        if (waiting.length > 0) enqueue.sendParent({ type: 'behind', by: self.id })
        if (progress !== undefined && player) enqueue.sendTo('keeper', { type: 'keep', progress })
      }),
      /** Reports to the root whether something is not stored yet, if that has changed, and what was found in the store. */
      tell: enqueueActions(({ context, enqueue, self }, { waiting, found }: KeeperNews<Progress>) => {
        const isBehind = waiting.length > 0
        for (const type of found) enqueue.sendParent({ type })
        if (isBehind !== context.waiting.length > 0)
          enqueue.sendParent({ type: isBehind ? 'behind' : 'saved', by: self.id })
      }),
    },
  }).createMachine({
    id: mode.id,
    context: ({ input: { progress, isLeft = false, receipt, waiting = [] } = {}, spawn }) => {
      const isPlayed = progress !== undefined && !isLeft
      const player = isPlayed ? spawn('player', { id: playerId, input: { progress } }) : undefined
      return { progress, isLeft, player: player as ActorRefFrom<Played> | undefined, receipt, waiting }
    },
    invoke: {
      id: 'keeper',
      src: 'keeper',
      input: ({ context: { receipt, waiting } }) => ({ receipt, waiting }),
    },
    entry: 'resume',
    on: {
      begin: { actions: ['stopPlayer', { type: 'play', params: ({ event }) => event }, 'keep'] },
      again: { guard: 'isOver', actions: ['stopPlayer', 'leave'] },
      played: {
        guard: { type: 'isNews', params: ({ event }) => event },
        actions: [{ type: 'note', params: ({ event }) => event }, 'keep'],
      },
      sync: [
        {
          guard: { type: 'isErased', params: ({ event }) => event },
          actions: ['stopPlayer', 'forget'],
        },
        {
          guard: { type: 'isFurther', params: ({ event }) => event },
          actions: [{ type: 'note', params: ({ event }) => event }, 'show'],
        },
      ],
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
