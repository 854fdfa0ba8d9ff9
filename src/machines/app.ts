import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, sendTo, setup, spawnChild } from 'xstate'
import type { UtcDate } from './day'
import { type GameActor, type GameSnapshot, gameMachine } from './game'
import type { JournalEvent, JournalReport } from './journal/journal'
import { type DailyPuzzle, keyOf, type PracticePuzzle, type Puzzle, type PuzzleKey } from './puzzle'
import { isLate, type Round } from './round'
import type { Rules } from './rules'
import type { DailyDeck } from './schedule/dailies'
import type { Due } from './schedule/deal'
import { type ShareActor, shareMachine } from './share'

type Context = {
  /** Today, as far as the clock was looked at. */
  readonly today: UtcDate
  /** The day that a daily screen has shown last, or that of the start. */
  readonly date: UtcDate
  /** The day that the daily screen of each deck has shown last. Other days that are played are past ones. */
  readonly shown: Readonly<Partial<Record<DailyDeck, UtcDate>>>
  /** Counts the changes of the days that are stored, so that whoever reads them knows when to read again. */
  readonly revision: number
}

type Event =
  /** A screen asks for a game, under these rules where nothing is stored of it. */
  | { type: 'game.wanted'; puzzle: Puzzle; rules: Rules }
  /** Another round is wanted: of what is due, or any country of the deck. */
  | { type: 'practice.deal'; puzzle: PracticePuzzle; rules: Rules; due?: Due }
  /** A daily screen shows this day. */
  | { type: 'day.shown'; puzzle: DailyPuzzle }
  /** The clock was looked at. */
  | { type: 'day.checked'; date: UtcDate }
  /** This page has changed the store, by taking a backup in or erasing everything. */
  | { type: 'store.changed' }
  | SnapshotEvent
  | JournalReport

type SnapshotEvent = { type: `xstate.snapshot.${PuzzleKey}`; snapshot: GameSnapshot }

/** The root: a game for each puzzle that a screen has asked for, living as long as the page, and what they share. */
export const appMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly date: UtcDate },
    events: {} as Event,
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
    isLater: ({ context, event }) => 'date' in event && event.date > context.today,
    isPast: ({ context }) => context.date < context.today,
    isToday: ({ context }) => context.date >= context.today,
  },
  actions: {
    startShare: spawnChild('share', { id: 'share', systemId: 'share' }),
    startJournal: spawnChild('journal', { id: 'journal', systemId: 'journal' }),
    startGame: spawnChild('game', {
      id: ({ event }: { event: Event }) => keyOf(roundIn(event).puzzle),
      syncSnapshot: true,
      input: ({ event }: { event: Event }) => roundIn(event),
    }),
    giveRound: sendTo(
      ({ event }) => keyOf(roundIn(event).puzzle),
      ({ event }) => ({ type: 'given', round: roundIn(event) }),
    ),
    wantRound: sendTo('journal', ({ event }) => ({ type: 'want', ...askedIn(event) })),
    dealRound: sendTo('journal', ({ event }) => {
      const { due } = event as Extract<Event, { type: 'practice.deal' }>
      return { type: 'deal', due, ...askedIn(event) }
    }),
    noteGuess: sendTo('journal', ({ event }) => ({
      type: 'played',
      round: (event as SnapshotEvent).snapshot.context,
    })),
    lookAgain: sendTo('journal', { type: 'look' }),
    turnTo: assign(({ context, event }) => {
      const { deck, date } = (event as Extract<Event, { type: 'day.shown' }>).puzzle
      return { date, shown: { ...context.shown, [deck]: date } }
    }),
    seeDay: assign(({ event }) => ('date' in event ? { today: event.date } : {})),
    countChange: assign({ revision: ({ context }) => context.revision + 1 }),
  },
}).createMachine({
  id: 'app',
  context: ({ input: { date } }) => ({ today: date, date, shown: {}, revision: 0 }),
  entry: ['startShare', 'startJournal'],
  on: {
    'game.wanted': { actions: 'wantRound' },
    'day.shown': { actions: 'turnTo' },
    'practice.deal': { actions: 'dealRound' },
    'day.checked': { guard: 'isLater', actions: 'seeDay' },
    'store.changed': { actions: 'lookAgain' },
    'round.opened': { actions: 'startGame' },
    'round.given': { actions: 'giveRound' },
    'journal.changed': { actions: 'countChange' },
    'xstate.snapshot.*': { actions: 'noteGuess' },
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
        saved: { on: { 'journal.unsaved': 'unsaved' } },
        unsaved: { tags: 'unsaved', on: { 'journal.saved': 'saved' } },
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

function roundIn(event: Event): Round {
  return (event as Extract<JournalReport, { round: Round }>).round
}

function askedIn<Asked extends Event>(event: Asked) {
  const { puzzle, rules } = event as Extract<Asked, { rules: Rules }>
  return { puzzle, rules }
}

export type AppActor = ActorRefFrom<typeof appMachine>
export type AppSnapshot = SnapshotFrom<typeof appMachine>

/** The game of a puzzle, once it was wanted. */
export function gameIn({ children }: AppSnapshot, puzzle: Puzzle): GameActor | undefined {
  return children[keyOf(puzzle)] as GameActor | undefined
}

/** The sharing of a result, which lives as long as the root. */
export function shareIn({ children }: AppSnapshot): ShareActor {
  return children.share as ShareActor
}

/**
 * The daily puzzle of a page that is opened: that of today, unless the last one that was shown of its deck was begun on its
 * date and is not over, or the clock was set back.
 */
export function dailyPuzzleOf(snapshot: AppSnapshot, deck: DailyDeck, today: UtcDate): DailyPuzzle {
  const date = snapshot.context.shown[deck] ?? today
  const shown: DailyPuzzle = { kind: 'daily', deck, date }
  const game = gameIn(snapshot, shown)?.getSnapshot()
  const isInProgress =
    game !== undefined &&
    !game.hasTag('over') &&
    game.context.guesses.length > 0 &&
    // Begun after its date it is one of the past days, wherever that was.
    !isLate(game.context)
  return isInProgress || today < date ? shown : { ...shown, date: today }
}
