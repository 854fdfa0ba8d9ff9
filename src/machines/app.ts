import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  enqueueActions,
  fromCallback,
  not,
  type SnapshotFrom,
  setup,
  spawnChild,
} from 'xstate'
import type { GameActor } from './game'
import type { BackupCopy } from './journal/backupCopy'
import { type PuzzleEvent, type PuzzleReport, puzzleMachine } from './journal/puzzleMachine'
import { gameIn, idOf, puzzleIn } from './openGames'
import type { Due } from './rules/deal'
import type { DailyPuzzle, PracticePuzzle, Puzzle } from './rules/puzzle'
import { choiceIn, isLate, isOver, type Round } from './rules/round'
import type { RuleChoice } from './rules/rules'
import type { DailyDeck } from './schedule/dailies'
import type { UtcDate } from './schedule/day'
import type { Mode } from './series/mode'
import type { Opening } from './series/opening'
import type { SeriesActor } from './series/series'

type Context = {
  /** Today's date when the clock was last read. */
  readonly today: UtcDate
  /** Day last shown on a daily screen; until one is shown, the day on which the program started. */
  readonly date: UtcDate
  /** Day last shown on each deck's daily screen. Any other day counts as a past one, played from the archive. */
  readonly shown: Readonly<Partial<Record<DailyDeck, UtcDate>>>
  /** Ids of the actors with something not yet stored. */
  readonly behind: readonly string[]
  /** Ids of the actors that have failed and have not been retried yet. */
  readonly failed: readonly string[]
}

/** Event for a puzzle, and the rules with which it is opened unless it is open. */
type Reach = { readonly puzzle: Puzzle; readonly rules: RuleChoice; readonly event: PuzzleEvent }

type Event =
  /** A screen requests a game, once for each `game.left`. The rules apply only if nothing is stored for the puzzle. */
  | { type: 'game.wanted'; puzzle: Puzzle; rules: RuleChoice }
  /** A screen stops showing a game it had requested, which stays open while it has unsaved guesses. */
  | { type: 'game.left'; puzzle: Puzzle }
  /** A player asks for another round of practice: a country that is due for review, or any country of the deck. */
  | { type: 'practice.deal'; puzzle: PracticePuzzle; rules: RuleChoice; due?: Due }
  /** A screen requests the actor of a mode with many rounds; that actor lives as long as the root. */
  | { type: 'series.wanted'; opening: Opening }
  /** A daily screen shows this day. */
  | { type: 'day.shown'; puzzle: DailyPuzzle }
  /** The clock was read. */
  | { type: 'day.checked'; date: UtcDate }
  /** A backup copy, read after a crash, has guesses that the store may have lost, perhaps of a past day. */
  | { type: 'copy.found'; copy: BackupCopy }
  /** Restarts everything that has failed. */
  | { type: 'retry' }
  | { type: `xstate.done.actor.${string}`; actorId: string }
  /** A child actor has thrown an error, and is stopped by it. */
  | { type: `xstate.error.actor.${string}`; actorId: string; error: unknown }
  | PuzzleReport

/** Failure of an actor, emitted once until the actor is retried. */
type Failure = { type: 'failed'; id: string; error: unknown }

/** Root actor: holds every puzzle that a screen shows or that has unsaved guesses, and the state that all games share. */
export const appMachine = setup({
  types: {} as {
    context: Context
    input: { readonly date: UtcDate }
    events: Event
    emitted: Failure
    tags: NoticeKind
  },
  actors: {
    puzzle: puzzleMachine,
    /** Reads the backup copies and sends `copy.found` for each. */
    copies: fromCallback<{ type: 'none' }>(() => {
      throw new Error('No backup copy was provided')
    }),
  },
  guards: {
    isLater: ({ context }, date: UtcDate) => date > context.today,
    isPast: ({ context: { date, today } }) => date < today,
    isBehind: ({ context: { behind } }) => behind.length > 0,
    hasFailed: ({ context: { failed } }) => failed.length > 0,
  },
  actions: {
    startCopies: spawnChild('copies', { id: 'copies' }),
    /** Sends an event to the puzzle, which is opened first unless it is open. */
    reach: enqueueActions(({ enqueue, self }, { puzzle, rules, event }: Reach) => {
      const id = idOf(puzzle)
      if (!(id in self.getSnapshot().children))
        enqueue.spawnChild('puzzle', { id, systemId: id, input: { puzzle, rules } })
      enqueue.sendTo(id, event)
    }),
    /** Starts the actor of a mode unless it is already running. */
    start: enqueueActions(({ enqueue, self }, { id, logic, input }: Opening) => {
      if (!(id in self.getSnapshot().children))
        enqueue.spawnChild(logic as never, { id, systemId: id, input } as never)
    }),
    leave: enqueueActions(({ enqueue, self }, puzzle: Puzzle) => {
      const id = idOf(puzzle)
      if (id in self.getSnapshot().children) enqueue.sendTo(id, { type: 'leave' })
    }),
    /** Removes a puzzle that closed itself because no screen shows it and everything is stored. */
    close: enqueueActions(({ context: { failed }, enqueue }, id: string) => {
      enqueue.stopChild(id)
      enqueue.assign({ failed: without(failed, id) })
    }),
    noteBehind: assign(({ context: { behind } }, id: string) => ({ behind: [...without(behind, id), id] })),
    noteSaved: assign(({ context: { behind } }, id: string) => ({ behind: without(behind, id) })),
    /** Emits a failure once, however often the actor fails before it is retried. */
    noteFailure: enqueueActions(({ context: { failed }, enqueue }, { id, error }: Omit<Failure, 'type'>) => {
      if (failed.includes(id)) return
      enqueue.assign({ failed: [...failed, id] })
      enqueue.emit({ type: 'failed', id, error })
    }),
    /**
     * Restarts each failed actor with the context it had. A puzzle that is still running restarts its failed game itself.
     */
    restart: enqueueActions(({ context: { failed, behind }, enqueue, self }) => {
      for (const id of failed) {
        const child = self.getSnapshot().children[id] as
          | (AnyActorRef & { readonly logic: AnyActorLogic })
          | undefined
        const { status, context } = child?.getSnapshot() ?? {}
        if (status === 'active' && puzzleIn(self.getSnapshot(), id)) enqueue.sendTo(id, { type: 'retry' })
        if (child === undefined || status !== 'error') continue
        enqueue.stopChild(id)
        enqueue.spawnChild(child.logic as never, { id, systemId: id, input: context } as never)
      }
      enqueue.assign({ failed: [], behind: behind.filter((id) => !failed.includes(id)) })
    }),
    showDay: assign(({ context }, { deck, date }: DailyPuzzle) => ({
      date,
      shown: { ...context.shown, [deck]: date },
    })),
    noteToday: assign((_, today: UtcDate) => ({ today })),
  },
}).createMachine({
  id: 'app',
  context: ({ input: { date } }) => ({
    today: date,
    date,
    shown: {},
    behind: [],
    failed: [],
  }),
  entry: 'startCopies',
  type: 'parallel',
  states: {
    day: {
      initial: 'current',
      states: {
        current: { always: { guard: 'isPast', target: 'past' } },
        past: { tags: 'past', always: { guard: not('isPast'), target: 'current' } },
      },
    },
    saving: {
      initial: 'saved',
      states: {
        saved: { always: { guard: 'isBehind', target: 'behind' } },
        behind: { tags: 'unsaved', always: { guard: not('isBehind'), target: 'saved' } },
      },
    },
    records: {
      initial: 'readable',
      states: {
        readable: { on: { quarantined: 'quarantined' } },
        quarantined: { tags: 'quarantined' },
      },
    },
    program: {
      initial: 'latest',
      states: { latest: { on: { later: 'outdated' } }, outdated: { tags: 'later' } },
    },
    erasing: {
      initial: 'none',
      states: { none: { on: { erased: 'done' } }, done: { tags: 'erased' } },
    },
    actors: {
      initial: 'running',
      states: {
        running: { always: { guard: 'hasFailed', target: 'failed' } },
        failed: { tags: 'failed', always: { guard: not('hasFailed'), target: 'running' } },
      },
    },
  },
  on: {
    'game.wanted': {
      actions: {
        type: 'reach',
        params: ({ event: { puzzle, rules } }) => ({ puzzle, rules, event: { type: 'want', rules } }),
      },
    },
    'game.left': { actions: { type: 'leave', params: ({ event }) => event.puzzle } },
    'practice.deal': {
      actions: {
        type: 'reach',
        params: ({ event: { puzzle, rules, due } }) => ({
          puzzle,
          rules,
          event: { type: 'deal', rules, due },
        }),
      },
    },
    'copy.found': {
      actions: {
        type: 'reach',
        params: ({ event: { copy } }) => ({
          puzzle: copy.round.puzzle,
          rules: choiceIn(copy.round),
          event: { type: 'recover', copy },
        }),
      },
    },
    'series.wanted': { actions: { type: 'start', params: ({ event }) => event.opening } },
    'day.shown': { actions: { type: 'showDay', params: ({ event }) => event.puzzle } },
    'day.checked': {
      guard: { type: 'isLater', params: ({ event }) => event.date },
      actions: { type: 'noteToday', params: ({ event }) => event.date },
    },
    behind: { actions: { type: 'noteBehind', params: ({ event }) => event.by } },
    saved: { actions: { type: 'noteSaved', params: ({ event }) => event.by } },
    failed: { actions: { type: 'noteFailure', params: ({ event }) => event } },
    'xstate.done.actor.*': { actions: { type: 'close', params: ({ event }) => event.actorId } },
    // Without a transition for it, an error of a child would stop the root and with it every game.
    'xstate.error.actor.*': {
      actions: {
        type: 'noteFailure',
        params: ({ event: { actorId, error } }) => ({ id: actorId, error }),
      },
    },
    retry: { actions: 'restart' },
  },
})

export type AppActor = ActorRefFrom<typeof appMachine>
export type AppSnapshot = SnapshotFrom<typeof appMachine>

/**
 * Returns the game of a puzzle, or `undefined` if it is not open, or has failed and has not been retried.
 * @throws the error that has ended the root
 */
export function liveGameIn(snapshot: AppSnapshot, puzzle: Puzzle): GameActor | undefined {
  if (snapshot.status === 'error') throw snapshot.error
  return snapshot.context.failed.includes(idOf(puzzle)) ? undefined : gameIn(snapshot, puzzle)
}

/** Removes an id from a list. */
function without(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((other) => other !== id)
}

/**
 * Notices about the whole game, in the order in which a screen shows them: the day is past, something is unsaved, unreadable or
 * erased, or something has failed.
 */
const NOTICES = ['past', 'unsaved', 'quarantined', 'later', 'erased', 'failed'] as const

/** Notice about the whole game, for a screen to show. */
export type NoticeKind = (typeof NOTICES)[number]

/** Lists the current notices. */
export function noticesIn(snapshot: AppSnapshot): readonly NoticeKind[] {
  return NOTICES.filter((notice) => snapshot.hasTag(notice))
}

/** Returns the actor of a mode with many rounds, or `undefined` if it is not running or has failed. */
export function seriesIn<Progress, Played extends AnyActorLogic = AnyActorLogic>(
  { children, context }: AppSnapshot,
  { id }: Pick<Mode<Progress, Played>, 'id'>,
): SeriesActor<Progress, Played> | undefined {
  const actor = (children as Readonly<Record<string, unknown>>)[id]
  return context.failed.includes(id) ? undefined : (actor as SeriesActor<Progress, Played> | undefined)
}

/**
 * Chooses the daily puzzle for a page being opened: today's, unless the deck's last shown day is unfinished and was begun
 * on its own date, or the clock was set back.
 * @param roundOf returns the round of a day, from its open game or else from the store
 */
export function dailyPuzzleOf(
  { context }: AppSnapshot,
  deck: DailyDeck,
  today: UtcDate,
  roundOf: (puzzle: DailyPuzzle) => Round | undefined,
): DailyPuzzle {
  const date = context.shown[deck] ?? today
  const shown: DailyPuzzle = { kind: 'daily', deck, date }
  if (today <= date) return shown
  const round = roundOf(shown)
  // A day begun after its date belongs to the archive, whichever page it was begun on.
  const isInProgress = round !== undefined && round.guesses.length > 0 && !isOver(round) && !isLate(round)
  return isInProgress ? shown : { ...shown, date: today }
}
