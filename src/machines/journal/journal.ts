import { fromCallback } from 'xstate'
import type { PracticePuzzle, Puzzle } from '../puzzle'
import type { Round } from '../round'
import type { Rules } from '../rules'
import { decodeCopy } from './backupCopy'
import type { settle } from './draft'
import { ERASURE } from './erasure'
import { Keeper, type KeeperWorld } from './keeper'
import { REVIEW } from './review'
import { storedDayAt, storeKeyOf, version1KeyOf } from './storedRound'

/** What the journal needs of the world outside. */
export type JournalWorld = KeeperWorld & {
  /** Calls back when another tab has changed what is stored under a key, or all of it (`null`). */
  readonly onStored: (callback: (key: string | null) => void) => void
  /** Calls back every second. */
  readonly onTick: (callback: () => void) => void
  /** Calls back when the page is looked at again: from another tab, sleep, or the back/forward cache. */
  readonly onReturn: (callback: () => void) => void
}

export type JournalEvent =
  /** A game is wanted, and is to be given its round: one under these rules where nothing is stored. */
  | { type: 'want'; puzzle: Puzzle; rules: Rules }
  /** This is what a game shows now. */
  | { type: 'played'; round: Round }
  | { type: 'deal'; puzzle: PracticePuzzle; rules: Rules }
  /** This page has changed the store. */
  | { type: 'look' }

/** What the journal tells the root. */
export type JournalReport =
  /** The round of a game that is wanted; and later on, where it has gone on elsewhere. */
  | { type: 'round.opened' | 'round.given'; round: Round }
  /** The days or the reviews that are stored are others than before. */
  | { type: 'journal.changed' }
  | { type: 'journal.saved' | 'journal.unsaved' | 'journal.quarantined' | 'journal.later' }

/** Keeps the store and the backup copy, and gives each game the round that the store holds. */
export function journalOf(world: JournalWorld, judge?: typeof settle) {
  return fromCallback<JournalEvent>(({ receive, sendBack }) => {
    const tell = (report: JournalReport) => sendBack(report)
    let isBehind = false
    const keeper = new Keeper(
      world,
      {
        open: (round) => tell({ type: 'round.opened', round }),
        give: (round) => tell({ type: 'round.given', round }),
        change: () => tell({ type: 'journal.changed' }),
        find: (what) => tell({ type: `journal.${what}` }),
      },
      judge,
    )
    const act = (work: () => void) => {
      work()
      if (keeper.isBehind !== isBehind) {
        isBehind = keeper.isBehind
        tell({ type: isBehind ? 'journal.unsaved' : 'journal.saved' })
      }
    }
    const tendAll = () =>
      act(() => {
        for (const puzzle of keeper.puzzles) keeper.tend(puzzle)
      })
    const look = () => {
      tendAll()
      tell({ type: 'journal.changed' })
    }

    // Those of a deck that is not known yet can be read when something of it is wanted.
    let unread: readonly unknown[] = []
    const recover = () => {
      const texts = unread
      unread = texts.filter((text) => decodeCopy(text) === undefined)
      for (const copy of texts.map(decodeCopy)) if (copy !== undefined) keeper.recover(copy)
    }

    receive((event) => {
      if (event.type === 'look') look()
      else if (event.type === 'want')
        act(() => {
          keeper.want(event.puzzle, event.rules)
          recover()
        })
      else if (event.type === 'played') act(() => keeper.played(event.round))
      else act(() => keeper.deal(event.puzzle, event.rules))
    })
    world.onStored((key) => {
      const isTended = keeper.puzzles.some(
        (puzzle) =>
          key === storeKeyOf(puzzle) || (puzzle.kind !== 'challenge' && key === version1KeyOf(puzzle)),
      )
      if (key === null || key === ERASURE || isTended) look()
      else if (key.startsWith(REVIEW) || storedDayAt(key) !== undefined) tell({ type: 'journal.changed' })
    })
    world.onReturn(look)
    world.onTick(() => keeper.isBehind && tendAll())
    // After a crash the copy knows of a guess that the store has lost, perhaps of a day that is past.
    world.backupCopy.read().then(
      (texts) => {
        unread = texts
        act(recover)
      },
      () => {},
    )
  })
}
