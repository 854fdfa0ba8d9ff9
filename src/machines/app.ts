import {
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  enqueueActions,
  fromCallback,
  type SnapshotFrom,
  setup,
  spawnChild,
  stopChild,
} from 'xstate'
import type { UtcDate } from './day'
import type { GameActor } from './game'
import type { Copy } from './journal/backupCopy'
import { type PuzzleEvent, type PuzzleInput, type PuzzleReport, puzzleMachine } from './journal/puzzleMachine'
import { gameIn, idOf, puzzleIn } from './openGames'
import { type DailyPuzzle, keyOf, type PracticePuzzle, type Puzzle } from './puzzle'
import { isLate, isOver, type Round } from './round'
import type { RuleChoice } from './rules'
import type { DailyDeck } from './schedule/dailies'
import type { Due } from './schedule/deal'
import type { Mode } from './series/mode'
import type { Opening } from './series/opening'
import type { SeriesActor } from './series/series'
import { type ShareActor, shareMachine } from './share'

type Context = {
  /** Today, as far as the clock was looked at. */
  readonly today: UtcDate
  /** The day that was last shown on a daily screen; before the first, the day of the start. */
  readonly date: UtcDate
  /** The day that the daily screen of each deck has shown last. Other days that are played are past ones. */
  readonly shown: Readonly<Partial<Record<DailyDeck, UtcDate>>>
  /** Ids of the actors of which something waits to be stored. */
  readonly behind: readonly string[]
  /** Ids of the actors that have failed, until they are tried again. */
  readonly failed: readonly string[]
  /** Whether something stored was put into quarantine, or was written by a later version of the program. */
  readonly isQuarantined: boolean
  readonly isLater: boolean
}

/** Event for an open puzzle, and the input with which it is opened where it is not. */
type Reach = { readonly event: PuzzleEvent; readonly input: PuzzleInput }

type Event =
  /** A screen asks for a game, under these rules where nothing is stored of it. */
  | { type: 'game.wanted'; puzzle: Puzzle; rules: RuleChoice }
  /** A screen that has asked for a game shows it no more. */
  | { type: 'game.left'; puzzle: Puzzle }
  /** Another round is wanted: of what is due, or any country of the deck. */
  | { type: 'practice.deal'; puzzle: PracticePuzzle; rules: RuleChoice; due?: Due }
  /** A screen asks for the actor of a mode of many rounds, which lives as long as the root. */
  | { type: 'series.wanted'; opening: Opening }
  /** A daily screen shows this day. */
  | { type: 'day.shown'; puzzle: DailyPuzzle }
  /** The clock was looked at. */
  | { type: 'day.checked'; date: UtcDate }
  /** After a crash a backup copy knows of guesses that the store may have lost, perhaps of a day that is past. */
  | { type: 'copy.found'; copy: Copy }
  /** Asks for everything that has failed to begin again. */
  | { type: 'retry' }
  | { type: `xstate.done.actor.${string}`; actorId: string }
  | ErrorEvent
  | PuzzleReport

/** A child has thrown, and is stopped. */
type ErrorEvent = { type: `xstate.error.actor.${string}`; actorId: string; error: unknown }

/** Told of an actor that has failed, the first time until it is tried again. */
type Failure = { type: 'failed'; id: string; error: unknown }

/** The root: every puzzle that a screen shows or that waits to be saved, and what games share. */
export const appMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly date: UtcDate },
    events: {} as Event,
    emitted: {} as Failure,
  },
  actors: {
    puzzle: puzzleMachine,
    share: shareMachine,
    /** Reads the backup copies, and sends `copy.found` for each. */
    copies: fromCallback<{ type: 'none' }>(() => {
      throw new Error('No backup copy was provided')
    }),
  },
  guards: {
    isLater: ({ context }, date: UtcDate) => date > context.today,
  },
  actions: {
    startCopies: spawnChild('copies', { id: 'copies' }),
    startShare: spawnChild('share', { id: 'share', systemId: 'share' }),
    /** Sends an event to the open puzzle with this key, or opens it with what the event is about. */
    reach: enqueueActions(({ enqueue, self }, { event, input }: Reach) => {
      const id = idOf(input.puzzle)
      if (id in self.getSnapshot().children) enqueue.sendTo(id, event)
      else enqueue.spawnChild('puzzle', { id, systemId: id, input })
    }),
    /** Starts the actor of a mode, unless there is one. */
    start: enqueueActions(({ enqueue, self }, { id, logic, input }: Opening) => {
      if (!(id in self.getSnapshot().children))
        enqueue.spawnChild(logic as never, { id, systemId: id, input } as never)
    }),
    leave: enqueueActions(({ enqueue, self }, puzzle: Puzzle) => {
      const id = idOf(puzzle)
      if (id in self.getSnapshot().children) enqueue.sendTo(id, { type: 'leave' })
    }),
    /** A puzzle that nobody shows, and of which nothing waits, has closed itself. */
    close: enqueueActions(({ context: { failed }, enqueue }, id: string) => {
      enqueue.stopChild(id)
      enqueue.assign({ failed: without(failed, id) })
    }),
    noteBehind: assign(({ context: { behind } }, id: string) => ({ behind: [...without(behind, id), id] })),
    noteSaved: assign(({ context: { behind } }, id: string) => ({ behind: without(behind, id) })),
    noteQuarantine: assign({ isQuarantined: true }),
    noteLater: assign({ isLater: true }),
    /** Tells of it once, however often it fails until it is tried again. */
    noteFailure: enqueueActions(({ context: { failed }, enqueue }, { id, error }: Omit<Failure, 'type'>) => {
      if (failed.includes(id)) return
      enqueue.assign({ failed: [...failed, id] })
      enqueue.emit({ type: 'failed', id, error })
    }),
    /** Has what has failed begin again, with all that it knew: a puzzle whose game has failed by itself. */
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
    ...{ today: date, date, shown: {}, behind: [], failed: [] },
    ...{ isQuarantined: false, isLater: false },
  }),
  entry: ['startShare', 'startCopies'],
  on: {
    'game.wanted': {
      actions: {
        type: 'reach',
        params: ({ event: { puzzle, rules } }) => ({
          event: { type: 'want', rules },
          input: { puzzle, rules, screens: 1 },
        }),
      },
    },
    'game.left': { actions: { type: 'leave', params: ({ event }) => event.puzzle } },
    'practice.deal': {
      actions: {
        type: 'reach',
        params: ({ event: { puzzle, rules, due } }) => ({
          event: { type: 'deal', rules, due },
          input: { puzzle, rules, pending: [{ type: 'deal', rules, due }] },
        }),
      },
    },
    'copy.found': {
      actions: {
        type: 'reach',
        params: ({ event: { copy } }) => ({
          event: { type: 'recover', copy },
          input: { puzzle: copy.round.puzzle, rules: copy.round.rules, copies: [copy] },
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
    quarantined: { actions: 'noteQuarantine' },
    later: { actions: 'noteLater' },
    failed: { actions: { type: 'noteFailure', params: ({ event }) => event } },
    'xstate.done.actor.*': { actions: { type: 'close', params: ({ event }) => event.actorId } },
    // An error of a child for which there is no transition would stop the root, and with it every game.
    'xstate.error.actor.*': { actions: { type: 'noteFailure', params: ({ event }) => failureIn(event) } },
    // Nothing is lost with it: a screen goes on with its successor at once.
    'xstate.error.actor.share': {
      actions: [
        stopChild('share'),
        'startShare',
        { type: 'noteFailure', params: ({ event }) => failureIn(event) },
      ],
    },
    retry: { actions: 'restart' },
  },
})

export type AppActor = ActorRefFrom<typeof appMachine>
export type AppSnapshot = SnapshotFrom<typeof appMachine>

/** The game of a puzzle as long as it can be shown: one that has failed is shown again once it is tried again. */
export function liveGameIn(snapshot: AppSnapshot, puzzle: Puzzle): GameActor | undefined {
  return snapshot.context.failed.includes(idOf(puzzle)) ? undefined : gameIn(snapshot, puzzle)
}

/**
 * The game of a puzzle, from now on until `leaveGame` is called as often as this was: under these rules where nothing is
 * stored of it. One that waits to be saved stays even then. `undefined` where it could not be opened, and has failed.
 * @throws where the root answers nothing, which it does once it is stopped
 */
export function gameFor(app: AppActor, puzzle: Puzzle, rules: RuleChoice): GameActor | undefined {
  app.send({ type: 'game.wanted', puzzle, rules })
  const snapshot = app.getSnapshot()
  const game = gameIn(snapshot, puzzle)
  if (game === undefined && !snapshot.context.failed.includes(idOf(puzzle)))
    throw new Error(`No game was opened for ${keyOf(puzzle)}`)
  return game
}

/** The failure that an actor's error stands for. */
function failureIn({ actorId, error }: ErrorEvent): Omit<Failure, 'type'> {
  return { id: actorId, error }
}

/** The others of some ids. */
function without(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((other) => other !== id)
}

/** Notice about the whole game, for a screen to show. */
export type Notice = 'past' | 'unsaved' | 'quarantined' | 'later' | 'failed'

/** Lists the notices that hold: the day is past, something waits to be stored or could not be read, or something has failed. */
export function noticesIn({ context }: AppSnapshot): readonly Notice[] {
  const { date, today, behind, isQuarantined, isLater, failed } = context
  return [
    ...(date < today ? (['past'] as const) : []),
    ...(behind.length > 0 ? (['unsaved'] as const) : []),
    ...(isQuarantined ? (['quarantined'] as const) : []),
    ...(isLater ? (['later'] as const) : []),
    ...(failed.length > 0 ? (['failed'] as const) : []),
  ]
}

/** Lets go of a game that `gameFor` gave. */
export function leaveGame(app: AppActor, puzzle: Puzzle): void {
  app.send({ type: 'game.left', puzzle })
}

/** The actor of a mode of many rounds, while there is one that has not failed. */
export function seriesIn<Progress>(
  { children, context }: AppSnapshot,
  { id }: Pick<Mode<Progress>, 'id'>,
): SeriesActor<Progress> | undefined {
  const actor = (children as Readonly<Record<string, unknown>>)[id] as SeriesActor<Progress> | undefined
  return context.failed.includes(id) ? undefined : actor
}

/** The sharing of a result, which lives as long as the root. */
export function shareIn({ children }: AppSnapshot): ShareActor {
  return children.share as ShareActor
}

/**
 * The daily puzzle of a page that is opened: that of today, unless the last one that was shown of its deck was begun on its
 * date and is not over, or the clock was set back.
 * @param roundOf gives what is known of a day: of its game, or else of what is stored
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
  // Begun after its date it is one of the past days, wherever that was.
  const isInProgress = round !== undefined && round.guesses.length > 0 && !isOver(round) && !isLate(round)
  return isInProgress ? shown : { ...shown, date: today }
}
