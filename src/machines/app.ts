import { type ActorRefFrom, assign, enqueueActions, setup, spawnChild, stopChild } from 'xstate'
import type { UtcDate } from './day'
import { type GameSnapshot, gameMachine } from './game'
import { isOver, type Round } from './round'
import { drawTarget, targetOf } from './schedule'
import { shareMachine } from './share'

/** The rounds are those that the games began with, and then as they were last seen. */
type Context = {
  readonly date: UtcDate
  /** Decides the next practice targets. */
  readonly seed: number
  readonly daily: Round
  readonly practice: Round
}

type Input = {
  readonly date: UtcDate
  readonly seed: number
  /** Rounds in which the games are taken up, where there are any. */
  readonly daily?: Round | undefined
  readonly practice?: Round | undefined
}

type Event =
  | { type: 'practice.deal' }
  /** The clock was looked at. */
  | { type: 'day.checked'; date: UtcDate }
  /** The player comes to the daily puzzle. The round is the one of that date, where there is any. */
  | { type: 'day.opened'; date: UtcDate; round?: Round | undefined }
  /** The day's round has gone on somewhere else. */
  | { type: 'day.followed'; round: Round }
  | { type: 'journal.kept' | 'journal.failed' | 'journal.aside' }
  | { type: 'xstate.snapshot.daily' | 'xstate.snapshot.practice'; snapshot: GameSnapshot }

/** The root: a game for each mode and the sharing of a result, living as long as the page. */
export const appMachine = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    children: {} as { daily: 'game'; practice: 'game'; share: 'share' },
    tags: {} as 'past' | 'unkept' | 'aside',
  },
  actors: { game: gameMachine, share: shareMachine },
  guards: {
    isNewDaily: ({ context, event }) => isGuessed(event, context.daily),
    isNewPractice: ({ context, event }) => isGuessed(event, context.practice),
    isLater: ({ context, event }) => isLater(event, context),
    isLaterAndFree: ({ context, event }) => isLater(event, context) && !isUnderWay(context.daily),
  },
  actions: {
    startDaily: spawnChild('game', {
      id: 'daily',
      systemId: 'daily',
      syncSnapshot: true,
      input: ({ context }: { context: Context }) => context.daily,
    }),
    startPractice: spawnChild('game', {
      id: 'practice',
      systemId: 'practice',
      syncSnapshot: true,
      input: ({ context }: { context: Context }) => context.practice,
    }),
    startShare: spawnChild('share', { id: 'share', systemId: 'share' }),
    stopDaily: stopChild('daily'),
    stopPractice: stopChild('practice'),
    stopShare: stopChild('share'),
    turnDay: assign(({ event }) => {
      const { date, round } = event as Extract<Event, { type: 'day.opened' }>
      return { date, daily: round ?? blank(date) }
    }),
    drawPractice: assign(({ context }) => dealt(context.seed, context.practice)),
    seeDaily: assign({ daily: ({ event }) => (event as SnapshotEvent).snapshot.context }),
    seePractice: assign({ practice: ({ event }) => (event as SnapshotEvent).snapshot.context }),
    follow: enqueueActions(({ context, event, enqueue }) => {
      const { guesses } = (event as Extract<Event, { type: 'day.followed' }>).round
      for (const country of guesses) {
        if (!context.daily.guesses.includes(country)) enqueue.sendTo('daily', { type: 'guess', country })
      }
    }),
    // Whoever starts the machine provides these, and tells how it went with an event of the journal.
    noteDaily: () => {},
    notePractice: () => {},
  },
}).createMachine({
  id: 'app',
  context: ({ input: { date, seed, daily, practice } }) => ({
    date,
    daily: daily ?? blank(date),
    ...(practice === undefined ? dealt(seed) : { practice, seed }),
  }),
  entry: ['startDaily', 'startPractice', 'startShare'],
  on: {
    'practice.deal': { actions: ['stopPractice', 'drawPractice', 'startPractice', 'notePractice'] },
    'day.followed': { actions: 'follow' },
    'xstate.snapshot.daily': { guard: 'isNewDaily', actions: ['seeDaily', 'noteDaily'] },
    'xstate.snapshot.practice': { guard: 'isNewPractice', actions: ['seePractice', 'notePractice'] },
  },
  type: 'parallel',
  states: {
    day: {
      initial: 'current',
      on: {
        'day.opened': {
          guard: 'isLaterAndFree',
          target: '.current',
          actions: ['stopDaily', 'stopShare', 'turnDay', 'startDaily', 'startShare'],
        },
      },
      states: {
        current: { on: { 'day.checked': { guard: 'isLater', target: 'past' } } },
        past: { tags: 'past' },
      },
    },
    journal: {
      initial: 'kept',
      states: {
        kept: { on: { 'journal.aside': 'aside' } },
        aside: { tags: 'aside' },
        unkept: { tags: 'unkept', on: { 'journal.kept': 'kept' } },
      },
      on: { 'journal.failed': '.unkept' },
    },
  },
})

type SnapshotEvent = Extract<Event, { snapshot: GameSnapshot }>

/** Whether a game has more to tell than the round as it was last seen. */
function isGuessed(event: Event, { guesses }: Round): boolean {
  return 'snapshot' in event && event.snapshot.context.guesses.length > guesses.length
}

function isLater(event: Event, { date }: Context): boolean {
  return 'date' in event && event.date > date
}

/** Begun and not over. */
function isUnderWay(round: Round): boolean {
  return round.guesses.length > 0 && !isOver(round)
}

function blank(date: UtcDate): Round {
  return { target: targetOf({ kind: 'daily', deck: 'twenty', date }), guesses: [] }
}

function dealt(from: number, previous?: Round) {
  const { target, seed } = drawTarget('twenty', from, previous?.target)
  return { practice: { target, guesses: [] }, seed }
}

export type AppActor = ActorRefFrom<typeof appMachine>
