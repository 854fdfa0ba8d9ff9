import { type ActorRefFrom, assign, setup, spawnChild, stopChild } from 'xstate'
import type { CountryCode } from '../geo/table'
import type { UtcDate } from './day'
import { gameMachine } from './game'
import { shareMachine } from './share'
import { dailyTarget, drawTarget } from './target'

type Context = {
  readonly date: UtcDate
  /** Decides the next practice targets. */
  readonly seed: number
  readonly practiceTarget: CountryCode
}

/** The root: a game for each mode and the sharing of a result, living as long as the page. */
export const appMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly date: UtcDate; readonly seed: number },
    events: {} as { type: 'practice.deal' },
    children: {} as { daily: 'game'; practice: 'game'; share: 'share' },
  },
  actors: { game: gameMachine, share: shareMachine },
  actions: {
    startDaily: spawnChild('game', {
      id: 'daily',
      systemId: 'daily',
      input: ({ context }: { context: Context }) => ({ target: dailyTarget(context.date), guesses: [] }),
    }),
    startPractice: spawnChild('game', {
      id: 'practice',
      systemId: 'practice',
      input: ({ context }: { context: Context }) => ({ target: context.practiceTarget, guesses: [] }),
    }),
    startShare: spawnChild('share', { id: 'share', systemId: 'share' }),
    stopPractice: stopChild('practice'),
    drawPractice: assign(({ context }) => dealt(context.seed, context.practiceTarget)),
  },
}).createMachine({
  id: 'app',
  context: ({ input }) => ({ date: input.date, ...dealt(input.seed) }),
  entry: ['startDaily', 'startPractice', 'startShare'],
  on: {
    'practice.deal': { actions: ['stopPractice', 'drawPractice', 'startPractice'] },
  },
})

function dealt(from: number, previous?: CountryCode) {
  const { target, seed } = drawTarget(from, previous)
  return { practiceTarget: target, seed }
}

export type AppActor = ActorRefFrom<typeof appMachine>
