import { type ActorRefFrom, assign, enqueueActions, fromCallback, sendParent, sendTo, setup } from 'xstate'
import { type GameActor, type GameNews, gameMachine, gameNews } from '../game'
import { keyOf, type Puzzle, type PuzzleKey } from '../puzzle'
import { isSame } from '../round'
import type { RuleChoice } from '../rules'
import type { BackupCopy } from './backupCopy'
import type { Deal, Finding, OpenPuzzle, Settled } from './settle'

type Context = OpenPuzzle & {
  readonly game: GameActor | undefined
  /** Number of the latest query to the store, and of the latest query answered. */
  readonly asked: number
  readonly answered: number
}

type Findings = { readonly found: readonly Finding[] }

/** Query to the store, with its number. */
export type StoreEvent = { type: 'settle'; puzzle: OpenPuzzle; asked: number }

/** Input for opening a puzzle. */
export type PuzzleInput = { readonly puzzle: Puzzle; readonly rules: RuleChoice } & Partial<OpenPuzzle>

export type PuzzleEvent =
  /** Another screen shows the puzzle. The rules apply only if nothing is stored for it. */
  | { type: 'want'; rules: RuleChoice }
  /** A screen stops showing the puzzle. */
  | { type: 'leave' }
  | GameNews
  | Deal
  /** A backup copy has guesses that the store may have lost. */
  | { type: 'recover'; copy: BackupCopy }
  /** The store has changed, or may accept a write that it refused before. */
  | { type: 'look' }
  /** The store has been queried. */
  | ({ type: 'settled'; asked: number } & Settled & Findings)
  /** Querying the store has thrown. */
  | { type: 'fault'; error: unknown }
  /** Restarts whatever has failed. */
  | { type: 'retry' }
  | { type: `xstate.error.actor.${string}`; actorId: string; error: unknown }

/** Event from an open puzzle to the root; `by` and `id` are the id of the puzzle's actor. */
export type PuzzleReport =
  /** The puzzle now has something not yet stored, or nothing any more. */
  | { type: 'behind' | 'saved'; by: string }
  /** A stored record was put into quarantine, was written by a later version of the program, or was erased. */
  | { type: Finding }
  /** An error was thrown for the puzzle; its game is hidden until it is retried. */
  | { type: 'failed'; id: string; error: unknown }

/**
 * Puzzle that a screen shows or that has unsaved guesses. Spawns the game from the stored round, stores each guess that the
 * game emits, and updates the game to the round then in the store. Storage unavailable: guesses wait until the store
 * accepts them, everything is erased, or another round is dealt.
 */
export const puzzleMachine = setup({
  types: {} as { context: Context; input: PuzzleInput; events: PuzzleEvent },
  actors: {
    game: gameMachine,
    news: gameNews,
    /**
     * Queries the store on `settle` and answers with `settled` or `fault`; sends `look` when another tab has changed this
     * puzzle's record, or possibly so.
     */
    store: fromCallback<StoreEvent, PuzzleKey>(() => {
      throw new Error('No store was provided')
    }),
    /** Sends `look` every second. */
    ticks: fromCallback<{ type: 'none' }>(() => {
      throw new Error('No clock was provided')
    }),
  },
  guards: {
    isLast: ({ context }, asked: number) => asked === context.asked,
    isRead: ({ context: { asked, answered } }) => answered === asked,
    isBehind: ({ context: { waiting, copies } }) => waiting !== undefined || copies.length > 0,
    isSaved: ({ context: { waiting, copies } }) => waiting === undefined && copies.length === 0,
    isLeft: ({ context }) => context.screens === 0,
  },
  actions: {
    enter: assign(({ context }, rules: RuleChoice) => ({ rules, screens: context.screens + 1 })),
    leave: assign(({ context }) => ({ screens: Math.max(0, context.screens - 1) })),
    hear: assign(({ context }, news: GameNews) => ({
      shown: news.round,
      pending: [...context.pending, news],
    })),
    deal: assign(({ context }, deal: Deal) => ({ rules: deal.rules, pending: [...context.pending, deal] })),
    recover: assign(({ context }, copy: BackupCopy) => ({ copies: [...context.copies, copy] })),
    count: assign(({ context }) => ({ asked: context.asked + 1 })),
    settle: sendTo('store', ({ context }) => ({ type: 'settle', puzzle: context, asked: context.asked })),
    /** A failed deal is dropped; pending guesses stay. */
    dropDeals: assign(({ context: { pending } }) => ({
      pending: pending.filter(({ type }) => type !== 'deal'),
    })),
    take: assign(({ context }, { show, waiting, copies, generation }: Settled) => ({
      waiting,
      copies,
      generation,
      pending: [],
      answered: context.asked,
      ...(show && { shown: show }),
    })),
    /** Updates the game to the round, spawning the game if necessary. */
    show: enqueueActions(({ context: { game, shown, screens }, enqueue }) => {
      if (shown === undefined || screens === 0) return
      if (game === undefined) {
        enqueue.assign(({ spawn }) => {
          const game = spawn('game', { id: keyOf(shown.puzzle), input: shown })
          spawn('news', { id: 'news', input: game })
          return { game }
        })
      } else if (game.getSnapshot().status === 'active' && !isSame(game.getSnapshot().context, shown)) {
        enqueue.sendTo(game, { type: 'sync', round: shown })
      }
    }),
    dropGame: enqueueActions(({ context: { game }, enqueue }) => {
      enqueue.stopChild('news')
      if (game) enqueue.stopChild(game)
      enqueue.assign({ game: undefined })
    }),
    tell: sendParent(({ self }, type: 'behind' | 'saved') => ({ type, by: self.id })),
    tellFindings: enqueueActions(({ enqueue }, { found }: Findings) => {
      for (const type of found) enqueue.sendParent({ type })
    }),
    tellFailure: sendParent(({ self }, { error }: { readonly error: unknown }) => ({
      type: 'failed',
      id: self.id,
      error,
    })),
  },
}).createMachine({
  id: 'puzzle',
  context: ({ input }) => ({
    screens: 0,
    shown: undefined,
    waiting: undefined,
    pending: [],
    copies: [],
    generation: undefined,
    ...input,
    game: undefined,
    asked: 0,
    answered: 0,
  }),
  invoke: { id: 'store', src: 'store', input: ({ context }) => keyOf(context.puzzle) },
  initial: 'reading',
  states: {
    reading: {
      entry: ['count', 'settle'],
      always: { guard: 'isRead', target: 'saved' },
    },
    saved: {
      always: [
        { guard: 'isBehind', target: 'behind' },
        { guard: 'isLeft', target: 'closed' },
      ],
    },
    behind: {
      entry: { type: 'tell', params: 'behind' },
      exit: { type: 'tell', params: 'saved' },
      invoke: { id: 'ticks', src: 'ticks' },
      always: { guard: 'isSaved', target: 'saved' },
    },
    closed: { type: 'final' },
  },
  on: {
    want: { actions: [{ type: 'enter', params: ({ event }) => event.rules }, 'count', 'settle'] },
    leave: { actions: 'leave' },
    guessed: { actions: [{ type: 'hear', params: ({ event }) => event }, 'count', 'settle'] },
    chosen: { actions: [{ type: 'hear', params: ({ event }) => event }, 'count', 'settle'] },
    helped: { actions: [{ type: 'hear', params: ({ event }) => event }, 'count', 'settle'] },
    givenUp: { actions: [{ type: 'hear', params: ({ event }) => event }, 'count', 'settle'] },
    deal: { actions: [{ type: 'deal', params: ({ event }) => event }, 'count', 'settle'] },
    recover: { actions: [{ type: 'recover', params: ({ event }) => event.copy }, 'count', 'settle'] },
    look: { actions: ['count', 'settle'] },
    settled: {
      guard: { type: 'isLast', params: ({ event }) => event.asked },
      actions: [
        { type: 'take', params: ({ event }) => event },
        'show',
        { type: 'tellFindings', params: ({ event }) => event },
      ],
    },
    fault: { actions: ['dropDeals', { type: 'tellFailure', params: ({ event }) => event }] },
    retry: { target: '.reading', reenter: true, actions: 'dropGame' },
    'xstate.error.actor.*': { actions: { type: 'tellFailure', params: ({ event }) => event } },
  },
})

export type PuzzleActor = ActorRefFrom<typeof puzzleMachine>
