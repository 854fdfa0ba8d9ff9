import {
  type ActorRefFrom,
  assign,
  enqueueActions,
  fromCallback,
  type SnapshotFrom,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate'
import type { UtcDate } from './day'
import { type GameActor, gameMachine } from './game'
import type { JournalEvent, JournalReport } from './journal/journal'
import { gameIn } from './openGames'
import { type DailyPuzzle, keyOf, type PracticePuzzle, type Puzzle } from './puzzle'
import { isLate, isOver, type Round } from './round'
import type { RuleChoice } from './rules'
import type { DailyDeck } from './schedule/dailies'
import type { Due } from './schedule/deal'
import { type ShareActor, shareMachine } from './share'

type Context = {
  /** Today, as far as the clock was looked at. */
  readonly today: UtcDate
  /** The day that was last shown on a daily screen; before the first, the day of the start. */
  readonly date: UtcDate
  /** The day that the daily screen of each deck has shown last. Other days that are played are past ones. */
  readonly shown: Readonly<Partial<Record<DailyDeck, UtcDate>>>
  /** Session ids of the actors of which something waits to be stored. */
  readonly behind: readonly string[]
  /** Ids of the actors that have failed, until they are tried again. */
  readonly failed: readonly string[]
}

type Event =
  /** A screen asks for a game, under these rules where nothing is stored of it. */
  | { type: 'game.wanted'; puzzle: Puzzle; rules: RuleChoice }
  /** A screen that has asked for a game shows it no more. */
  | { type: 'game.left'; puzzle: Puzzle }
  /** Another round is wanted: of what is due, or any country of the deck. */
  | { type: 'practice.deal'; puzzle: PracticePuzzle; rules: RuleChoice; due?: Due }
  /** A daily screen shows this day. */
  | { type: 'day.shown'; puzzle: DailyPuzzle }
  /** The clock was looked at. */
  | { type: 'day.checked'; date: UtcDate }
  /** Asks for everything that has failed to begin again. */
  | { type: 'retry' }
  | ErrorEvent
  | JournalReport

/** A child has thrown, and is stopped. */
type ErrorEvent = { type: `xstate.error.actor.${string}`; actorId: string; error: unknown }

/** Told of an actor that has failed, the first time until it is tried again. */
type Failure = { type: 'failed'; id: string; error: unknown }

/** The root: a game for each puzzle that a screen shows or that waits to be saved, and what games share. */
export const appMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly date: UtcDate },
    events: {} as Event,
    emitted: {} as Failure,
    tags: {} as 'past' | 'unsaved' | 'quarantined' | 'later',
  },
  actors: {
    game: gameMachine,
    share: shareMachine,
    journal: fromCallback<JournalEvent>(() => {
      throw new Error('No journal was provided')
    }),
  },
  guards: {
    isLater: ({ context }, date: UtcDate) => date > context.today,
    isPast: ({ context }) => context.date < context.today,
    isToday: ({ context }) => context.date >= context.today,
    isBehind: ({ context }) => context.behind.length > 0,
    isSaved: ({ context }) => context.behind.length === 0,
  },
  actions: {
    startShare: spawnChild('share', { id: 'share', systemId: 'share' }),
    startJournal: spawnChild('journal', { id: 'journal', systemId: 'journal' }),
    ask: sendTo('journal', (_, asked: JournalEvent) => asked),
    openGame: enqueueActions(({ enqueue }, round: Round) => {
      const id = keyOf(round.puzzle)
      enqueue.spawnChild('game', { id, systemId: id, input: round })
      enqueue.sendTo('journal', ({ system }) => ({ type: 'opened', game: system.get(id) as GameActor }))
    }),
    closeGame: stopChild((_, puzzle: Puzzle) => keyOf(puzzle)),
    noteBehind: assign(({ context: { behind } }, by: string) => ({ behind: [...without(behind, by), by] })),
    noteSaved: assign(({ context: { behind } }, by: string) => ({ behind: without(behind, by) })),
    /** Tells of it once, however often it fails until it is tried again. */
    noteFailure: enqueueActions(({ context: { failed }, enqueue }, { id, error }: Omit<Failure, 'type'>) => {
      if (failed.includes(id)) return
      enqueue.assign({ failed: [...failed, id] })
      enqueue.emit({ type: 'failed', id, error })
    }),
    forgetFailure: assign(({ context: { failed } }, puzzle: Puzzle) => ({
      failed: without(failed, keyOf(puzzle)),
    })),
    /** Stops what has failed. The journal begins games again, and a screen its run or attempt. */
    restart: enqueueActions(({ context: { failed }, enqueue }) => {
      for (const id of without(failed, 'share')) enqueue.stopChild(id)
      if (failed.includes('journal')) enqueue.spawnChild('journal', { id: 'journal', systemId: 'journal' })
      enqueue.sendTo('journal', { type: 'retry', keys: failed })
      enqueue.assign({ failed: [] })
    }),
    showDay: assign(({ context }, { deck, date }: DailyPuzzle) => ({
      date,
      shown: { ...context.shown, [deck]: date },
    })),
    noteToday: assign((_, today: UtcDate) => ({ today })),
  },
}).createMachine({
  id: 'app',
  context: ({ input: { date } }) => ({ today: date, date, shown: {}, behind: [], failed: [] }),
  entry: ['startShare', 'startJournal'],
  on: {
    'game.wanted': {
      actions: { type: 'ask', params: ({ event: { puzzle, rules } }) => ({ type: 'want', puzzle, rules }) },
    },
    'game.left': {
      actions: { type: 'ask', params: ({ event }) => ({ type: 'leave', puzzle: event.puzzle }) },
    },
    'practice.deal': { actions: { type: 'ask', params: ({ event }) => ({ ...event, type: 'deal' }) } },
    'day.shown': { actions: { type: 'showDay', params: ({ event }) => event.puzzle } },
    'day.checked': {
      guard: { type: 'isLater', params: ({ event }) => event.date },
      actions: { type: 'noteToday', params: ({ event }) => event.date },
    },
    'round.opened': { actions: { type: 'openGame', params: ({ event }) => event.round } },
    'round.closed': {
      actions: [
        { type: 'closeGame', params: ({ event }) => event.puzzle },
        { type: 'forgetFailure', params: ({ event }) => event.puzzle },
      ],
    },
    'journal.unsaved': { actions: { type: 'noteBehind', params: ({ event }) => event.by } },
    'journal.saved': { actions: { type: 'noteSaved', params: ({ event }) => event.by } },
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
    'journal.failed': { actions: { type: 'noteFailure', params: ({ event }) => event } },
    retry: { actions: 'restart' },
  },
  type: 'parallel',
  states: {
    day: {
      initial: 'current',
      states: {
        current: { always: { guard: 'isPast', target: 'past' } },
        past: { tags: 'past', always: { guard: 'isToday', target: 'current' } },
      },
    },
    saving: {
      initial: 'saved',
      states: {
        saved: { always: { guard: 'isBehind', target: 'unsaved' } },
        unsaved: { tags: 'unsaved', always: { guard: 'isSaved', target: 'saved' } },
      },
    },
    damage: {
      initial: 'none',
      states: {
        none: { on: { 'journal.quarantined': 'quarantined' } },
        quarantined: { tags: 'quarantined' },
      },
    },
    format: {
      initial: 'known',
      states: {
        known: { on: { 'journal.later': 'later' } },
        later: { tags: 'later' },
      },
    },
  },
})

export type AppActor = ActorRefFrom<typeof appMachine>
export type AppSnapshot = SnapshotFrom<typeof appMachine>

/** The game of a puzzle as long as it can be shown: one that has failed is shown again once it is tried again. */
export function liveGameIn(snapshot: AppSnapshot, puzzle: Puzzle): GameActor | undefined {
  return snapshot.context.failed.includes(keyOf(puzzle)) ? undefined : gameIn(snapshot, puzzle)
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
  if (game === undefined && !snapshot.context.failed.includes(keyOf(puzzle)))
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

/** Lets go of a game that `gameFor` gave. */
export function leaveGame(app: AppActor, puzzle: Puzzle): void {
  app.send({ type: 'game.left', puzzle })
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
