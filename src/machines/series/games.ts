import {
  type ActorRefFrom,
  assign,
  enqueueActions,
  fromCallback,
  type SnapshotFrom,
  sendParent,
  sendTo,
  setup,
} from 'xstate'
import type { PlaceId } from '../../geo/place'
import { type GameActor, type GameNews, type Guess, gameMachine, gameNews } from '../game'
import { isSame, type Round } from '../rules/round'
import type { EpochMs } from '../schedule/day'
import type { PlayerInput, PlayerReport, SeriesWorld } from './mode'

/** Games played one after another; each function returns a new value, or the same one if nothing changes. */
export type Games<Progress> = {
  /** Id of their machine. */
  readonly id: string
  /** Round being played; `undefined` after the last. */
  readonly roundOf: (progress: Progress) => Round | undefined
  readonly isOver: (progress: Progress) => boolean
  /** Adds a guess that the game of the round has accepted. */
  readonly withGuess: (progress: Progress, country: PlaceId) => Progress
  /** Goes on to the next round, or to the end. */
  readonly withNext: (progress: Progress) => Progress
  /** Clock against which they are played; absent without one. */
  readonly clock?: {
    /** Advances the progress to a time. */
    readonly advanced: (progress: Progress, time: EpochMs) => Progress
    /** Ends the progress before its time. */
    readonly stopped: (progress: Progress) => Progress
  }
}

/** Time of the event. */
type Timed = { readonly at: EpochMs }

type Event<Progress> =
  | ({ type: 'guess' } & Guess & Timed)
  | ({ type: 'next' | 'stop' | 'tick' } & Timed)
  | GameNews
  /** Replaces the progress by a further one of another tab. */
  | { type: 'sync'; progress: Progress }

/** Creates the machine of games: one for each round, and a clock if they are played against one. */
export function gamesMachineOf<Progress>(games: Games<Progress>) {
  const { id, roundOf, isOver, withGuess, withNext, clock } = games
  const same = (progress: Progress) => progress
  const { advanced = same, stopped = same } = clock ?? {}
  return setup({
    types: {} as {
      context: { readonly progress: Progress; readonly game: GameActor | undefined }
      input: PlayerInput<Progress>
      events: Event<Progress>
      tags: 'over'
    },
    actors: {
      game: gameMachine,
      news: gameNews,
      /** Sends `tick`. */
      clock: fromCallback<{ type: 'none' }>(() => {}),
    },
    guards: { isOver: ({ context }) => isOver(context.progress) },
    actions: {
      advance: assign(({ context: { progress } }, { at }: Timed) => ({
        progress: advanced(progress, at),
      })),
      ask: sendTo('round', (_, { country, on }: Guess) => ({ type: 'guess', country, on })),
      record: assign(({ context: { progress } }, { country }: Guess) => ({
        progress: withGuess(progress, country),
      })),
      goOn: assign(({ context: { progress } }) => ({ progress: withNext(progress) })),
      stop: assign(({ context: { progress } }) => ({ progress: stopped(progress) })),
      show: assign((_, { progress }: { readonly progress: Progress }) => ({ progress })),
      /** Spawns a game for the current round, or updates the game if it already shows that round. */
      deal: enqueueActions(({ context, enqueue }) => {
        const round = roundOf(context.progress)
        const shown = context.game?.getSnapshot().context
        if (round && shown?.target === round.target && shown.deal === round.deal) {
          if (!isSame(shown, round)) enqueue.sendTo('round', { type: 'sync', round })
          return
        }
        for (const id of ['news', 'round']) enqueue.stopChild(id)
        if (round === undefined) return
        enqueue.assign(({ spawn }) => {
          const game = spawn('game', { id: 'round', input: round })
          spawn('news', { id: 'news', input: game })
          return { game }
        })
      }),
      clear: enqueueActions(({ enqueue }) => {
        for (const id of ['news', 'round']) enqueue.stopChild(id)
        enqueue.assign({ game: undefined })
      }),
      tell: sendParent(({ context: { progress } }): PlayerReport<Progress> => ({ type: 'played', progress })),
    },
  }).createMachine({
    id,
    context: ({ input: { progress, at } }) => ({
      progress: at === undefined || isOver(progress) ? progress : advanced(progress, at),
      game: undefined,
    }),
    initial: 'playing',
    states: {
      playing: {
        entry: 'deal',
        exit: 'clear',
        always: { guard: 'isOver', target: 'over' },
        invoke: clock ? { id: 'clock', src: 'clock' } : [],
        on: {
          guess: {
            actions: [
              { type: 'advance', params: ({ event }) => event },
              { type: 'ask', params: ({ event }) => event },
            ],
          },
          guessed: { actions: [{ type: 'record', params: ({ event }) => event }, 'deal', 'tell'] },
          next: { actions: [{ type: 'advance', params: ({ event }) => event }, 'goOn', 'deal', 'tell'] },
          stop: clock && {
            actions: [{ type: 'advance', params: ({ event }) => event }, 'stop', 'deal', 'tell'],
          },
          tick: clock && { actions: { type: 'advance', params: ({ event }) => event } },
          sync: { actions: [{ type: 'show', params: ({ event }) => event }, 'deal'] },
        },
      },
      over: {
        tags: 'over',
        entry: 'tell',
        on: {
          sync: { target: 'playing', actions: { type: 'show', params: ({ event }) => event } },
        },
      },
    },
  })
}

/** Clock of games in the world, with an interval between its ticks in milliseconds. */
export function clockOf({ now, onTick }: Pick<SeriesWorld, 'now' | 'onTick'>, interval: number) {
  return fromCallback<{ type: 'none' }>(({ sendBack }) =>
    onTick(() => sendBack({ type: 'tick', at: now() }), interval),
  )
}

export type GamesMachine<Progress> = ReturnType<typeof gamesMachineOf<Progress>>
export type GamesActor<Progress> = ActorRefFrom<GamesMachine<Progress>>
export type GamesSnapshot<Progress> = SnapshotFrom<GamesMachine<Progress>>
