import { fromCallback } from 'xstate'
import type { PracticePuzzle, Puzzle } from '../puzzle'
import type { Round } from '../round'
import type { Rules } from '../rules'
import type { Due } from '../schedule/deal'
import { decodeCopy } from './backupCopy'
import { changedKeysIn } from './changedKeys'
import type { settle } from './draft'
import { ERASURE } from './erasure'
import { Keeper, type KeeperWorld } from './keeper'
import { REVIEW } from './review'
import { storedDayAt, storeKeyOf, version1KeyOf } from './storedRound'

/** What the journal needs of the world outside. */
export type JournalWorld = KeeperWorld & {
  /** Calls back when another tab has changed what is stored under some keys, or all of it (`null`). */
  readonly onStored: (callback: (keys: ReadonlySet<string | null>) => void) => void
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
  | { type: 'deal'; puzzle: PracticePuzzle; rules: Rules; due: Due | undefined }
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
    const changed = changedKeysIn(world.store)
    let isBehind = false
    const keeper = new Keeper(
      world,
      {
        open: (round) => tell({ type: 'round.opened', round }),
        give: (round) => tell({ type: 'round.given', round }),
        change: (keys) => {
          for (const key of keys) changed.add(key)
          tell({ type: 'journal.changed' })
        },
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
      changed.add(null)
      tendAll()
      tell({ type: 'journal.changed' })
    }

    receive((event) => {
      if (event.type === 'look') look()
      else if (event.type === 'want') act(() => keeper.want(event.puzzle, event.rules))
      else if (event.type === 'played') act(() => keeper.played(event.round))
      else act(() => keeper.deal(event.puzzle, event.rules, event.due))
    })
    world.onStored((keys) => {
      for (const key of keys) changed.add(key)
      if (keys.has(null) || keys.has(ERASURE)) {
        look()
        return
      }
      const isTended = keeper.puzzles.some(
        (puzzle) =>
          keys.has(storeKeyOf(puzzle)) || (puzzle.kind !== 'challenge' && keys.has(version1KeyOf(puzzle))),
      )
      if (isTended) tendAll()
      const isOfDays = [...keys].some((key) => key?.startsWith(REVIEW) || storedDayAt(key ?? ''))
      if (isTended || isOfDays) tell({ type: 'journal.changed' })
    })
    world.onReturn(look)
    world.onTick(() => keeper.isBehind && tendAll())
    // After a crash the copy knows of a guess that the store has lost, perhaps of a day that is past.
    world.backupCopy.read().then(
      (texts) =>
        act(() => {
          for (const copy of texts.map(decodeCopy)) if (copy !== undefined) keeper.recover(copy)
        }),
      () => {},
    )
  })
}
