import { type ActorRefFrom, assign, sendParent, setup } from 'xstate'
import type { CountryCode } from '../../geo/countries'
import type { Point } from '../../geo/point'
import type { WorldRegion } from '../../geo/worldRegions'
import type { EpochMs } from '../schedule/day'
import type { PlayerInput, PlayerReport } from './mode'

/** Place that is pointed at: a point or, chosen from a list, a region as a whole. */
export type Spot = Point | WorldRegion

/** Reply to a question: a place pointed at, or countries chosen; neither if the question is skipped. */
export type Given = {
  readonly at: EpochMs
  readonly spot?: Spot | undefined
  readonly countries?: readonly CountryCode[] | undefined
}

/** Questions asked one after another. */
export type Questions<Progress> = {
  /** Id of their machine. */
  readonly id: string
  /** Number of questions answered. */
  readonly answered: (progress: Progress) => number
  readonly isOver: (progress: Progress) => boolean
  /** Adds a reply as an answer; returns the same progress if it is no reply to the open question. */
  readonly withReply: (progress: Progress, reply: Given) => Progress
}

type Event<Progress> =
  | ({ type: 'reply' } & Given)
  /** Goes on from an answered question. */
  | { type: 'next' }
  /** Replaces the answers by further ones of another tab. */
  | { type: 'sync'; progress: Progress }

/** Creates the machine of questions, each of which stays with its answer until the player goes on. */
export function questionsMachineOf<Progress>({ id, answered, isOver, withReply }: Questions<Progress>) {
  return setup({
    types: {} as {
      /** Answers so far, and the index of the question that is shown, from 0. */
      context: { readonly progress: Progress; readonly place: number }
      input: PlayerInput<Progress>
      events: Event<Progress>
    },
    guards: {
      isReply: ({ context: { progress } }, reply: Given) => withReply(progress, reply) !== progress,
      isOpen: ({ context: { progress, place } }) => answered(progress) === place,
      isAnswered: ({ context: { progress, place } }) => answered(progress) > place,
      isOver: ({ context: { progress, place } }) => answered(progress) === place && isOver(progress),
    },
    actions: {
      answer: assign(({ context: { progress } }, reply: Given) => ({ progress: withReply(progress, reply) })),
      goOn: assign(({ context: { progress } }) => ({ place: answered(progress) })),
      /** Shows the answers of another tab. Earlier ones take the place of later ones, even if those are more. */
      show: assign(({ context: { place } }, { progress }: { readonly progress: Progress }) => ({
        progress,
        place: Math.min(place, answered(progress)),
      })),
      tell: sendParent(({ context: { progress } }): PlayerReport<Progress> => ({ type: 'played', progress })),
    },
  }).createMachine({
    id,
    context: ({ input: { progress } }) => ({ progress, place: answered(progress) }),
    initial: 'asked',
    states: {
      asked: {
        always: [
          { guard: 'isAnswered', target: 'answered' },
          { guard: 'isOver', target: 'over' },
        ],
        on: {
          reply: {
            guard: { type: 'isReply', params: ({ event: { type: _, ...reply } }) => reply },
            actions: [{ type: 'answer', params: ({ event: { type: _, ...reply } }) => reply }, 'tell'],
          },
        },
      },
      answered: {
        always: { guard: 'isOpen', target: 'asked' },
        on: { next: { actions: 'goOn' } },
      },
      over: {},
    },
    on: { sync: { target: '.asked', actions: { type: 'show', params: ({ event }) => event } } },
  })
}

export type QuestionsMachine<Progress> = ReturnType<typeof questionsMachineOf<Progress>>
export type QuestionsActor<Progress> = ActorRefFrom<QuestionsMachine<Progress>>
