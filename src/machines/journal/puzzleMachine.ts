import { type ActorRefFrom, assign, enqueueActions, fromCallback, sendParent, sendTo, setup } from 'xstate'
import { type GameActor, type GameNews, gameMachine, gameNews } from '../game'
import type { Due } from '../rules/deal'
import { keyOf, type Puzzle } from '../rules/puzzle'
import { dateOfFirstGuess, isSame, type Round } from '../rules/round'
import type { RuleChoice } from '../rules/rules'
import type { Finding, KeeperEvent, KeeperNews, KeeperReport, KeeperState } from '../store/keeper'
import type { BackupCopy } from './backupCopy'
import type { Dealt } from './dealt'

type Context = {
  readonly puzzle: Puzzle
  /** Number of screens that show it. */
  readonly screens: number
  /** Rules of the latest request for its game. */
  readonly rules: RuleChoice
  /** Round that its game shows. */
  readonly shown: Dealt | undefined
  readonly game: GameActor | undefined
} & KeeperState<Dealt>

/** Input for opening a puzzle, or the context of an actor that has failed. */
export type PuzzleInput = Pick<Context, 'puzzle' | 'rules'> & Partial<Context>

/** Request for another round of practice: a country due for review, or any country of the deck. */
type Deal = { readonly rules: RuleChoice; readonly due?: Due | undefined }

/** Request for the stored round of a puzzle or else its first one, or for another round than the one before. */
export type DealerEvent =
  | { type: 'open'; rules: RuleChoice }
  | ({ type: 'deal'; before: Dealt | undefined } & Deal)

export type PuzzleEvent =
  /** Another screen shows the puzzle. The rules apply only if nothing is stored for it. */
  | { type: 'want'; rules: RuleChoice }
  /** A screen stops showing the puzzle. */
  | { type: 'leave' }
  | GameNews
  | ({ type: 'deal' } & Deal)
  /** A round was opened or dealt. */
  | { type: 'dealt'; progress: Dealt }
  /** A backup copy has guesses that the store may have lost. */
  | { type: 'recover'; copy: BackupCopy }
  | KeeperReport<Dealt>
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
 * Puzzle that a screen shows or that has unsaved guesses. Spawns the game of the stored round, has each change of that kept,
 * and updates the game to the round then in the store. Storage unavailable: changes wait until the store accepts them,
 * everything is erased, or another round is dealt.
 */
export const puzzleMachine = setup({
  types: {} as { context: Context; input: PuzzleInput; events: PuzzleEvent },
  actors: {
    game: gameMachine,
    news: gameNews,
    /** Answers each request at once with `dealt`. */
    dealer: fromCallback<DealerEvent, Puzzle>(() => {
      throw new Error('No store was provided')
    }),
    /** Stores what it is to keep, and sends its reports. */
    keeper: fromCallback<KeeperEvent<Dealt>, KeeperState<Dealt>>(() => {
      throw new Error('No store was provided')
    }),
  },
  guards: {
    isBehind: ({ context }) => context.waiting.length > 0,
    isSaved: ({ context }) => context.waiting.length === 0,
    isLeft: ({ context }) => context.screens === 0,
    isErased: (_, progress: Dealt | undefined) => progress === undefined,
  },
  actions: {
    enter: assign(({ context }, rules: RuleChoice) => ({ rules, screens: context.screens + 1 })),
    leave: assign(({ context }) => ({ screens: Math.max(0, context.screens - 1) })),
    /** Asks for a round, if a screen shows the puzzle and none is open. */
    open: enqueueActions(({ context: { shown, screens, rules }, enqueue }) => {
      if (shown === undefined && screens > 0) enqueue.sendTo('dealer', { type: 'open', rules })
    }),
    chooseRules: assign((_, { rules }: Deal) => ({ rules })),
    deal: sendTo('dealer', ({ context: { shown } }, { rules, due }: Deal) => ({
      type: 'deal',
      rules,
      due,
      before: shown,
    })),
    hear: assign(({ context: { shown } }, round: Round) => ({
      shown: { round, replaces: shown?.replaces ?? [] },
    })),
    note: assign((_, shown: Dealt | undefined) => ({ shown })),
    forget: assign({ shown: undefined }),
    keep: enqueueActions(({ context: { shown }, enqueue }) => {
      if (shown) enqueue.sendTo('keeper', { type: 'keep', progress: shown })
    }),
    recover: sendTo('keeper', (_, { generation, ...progress }: BackupCopy) => ({
      type: 'recover',
      progress,
      generation,
      on: dateOfFirstGuess(progress.round),
    })),
    /** Notes what is stored and what waits, and tells the root what was found in the store. */
    noteKept: enqueueActions(({ enqueue }, { receipt, waiting, found }: KeeperNews<Dealt>) => {
      for (const type of found) enqueue.sendParent({ type })
      enqueue.assign({ receipt, waiting })
    }),
    /** Updates the game to the round, spawning the game if necessary. */
    show: enqueueActions(({ context: { game, shown, screens }, enqueue }) => {
      if (shown === undefined || screens === 0) return
      const { round } = shown
      if (game === undefined) {
        enqueue.assign(({ spawn }) => {
          const game = spawn('game', { id: keyOf(round.puzzle), input: round })
          spawn('news', { id: 'news', input: game })
          return { game }
        })
      } else if (game.getSnapshot().status === 'active' && !isSame(game.getSnapshot().context, round)) {
        enqueue.sendTo(game, { type: 'sync', round })
      }
    }),
    dropGame: enqueueActions(({ context: { game }, enqueue }) => {
      enqueue.stopChild('news')
      if (game) enqueue.stopChild(game)
      enqueue.assign({ game: undefined })
    }),
    tell: sendParent(({ self }, type: 'behind' | 'saved') => ({ type, by: self.id })),
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
    receipt: undefined,
    waiting: [],
    ...input,
    game: undefined,
  }),
  invoke: [
    { id: 'dealer', src: 'dealer', input: ({ context: { puzzle } }) => puzzle },
    {
      id: 'keeper',
      src: 'keeper',
      input: ({ context: { receipt, waiting } }) => ({ receipt, waiting }),
    },
  ],
  entry: ['open', 'show', 'keep'],
  initial: 'opening',
  states: {
    opening: {
      on: { kept: { target: 'saved', actions: { type: 'noteKept', params: ({ event }) => event } } },
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
      always: { guard: 'isSaved', target: 'saved' },
    },
    closed: { type: 'final' },
  },
  on: {
    want: { actions: [{ type: 'enter', params: ({ event }) => event.rules }, 'open', 'show', 'keep'] },
    leave: { actions: 'leave' },
    guessed: { actions: [{ type: 'hear', params: ({ event }) => event.round }, 'keep'] },
    chosen: { actions: [{ type: 'hear', params: ({ event }) => event.round }, 'keep'] },
    helped: { actions: [{ type: 'hear', params: ({ event }) => event.round }, 'keep'] },
    givenUp: { actions: [{ type: 'hear', params: ({ event }) => event.round }, 'keep'] },
    deal: {
      actions: [
        { type: 'chooseRules', params: ({ event }) => event },
        { type: 'deal', params: ({ event }) => event },
      ],
    },
    dealt: { actions: [{ type: 'note', params: ({ event }) => event.progress }, 'show', 'keep'] },
    recover: { actions: { type: 'recover', params: ({ event }) => event.copy } },
    sync: [
      {
        guard: { type: 'isErased', params: ({ event }) => event.progress },
        actions: ['forget', 'open'],
      },
      { actions: [{ type: 'note', params: ({ event }) => event.progress }, 'show'] },
    ],
    kept: { actions: { type: 'noteKept', params: ({ event }) => event } },
    retry: { target: '.opening', reenter: true, actions: 'dropGame' },
    'xstate.error.actor.*': { actions: { type: 'tellFailure', params: ({ event }) => event } },
  },
})

export type PuzzleActor = ActorRefFrom<typeof puzzleMachine>
