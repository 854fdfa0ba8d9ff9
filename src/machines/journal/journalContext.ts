import type { PuzzleKey } from '../puzzle'
import type { Round } from '../round'
import type { WatchedStore } from '../store'
import type { BackupCopy } from './copyPlaces'
import type { Persistence } from './persistence'
import type { Unreadable } from './readStored'
import type { reconcile } from './reconcile'

/** What the journal needs of the world outside: a store, a copy, a clock, and thirty-two random bits. */
export type JournalWorld = Persistence & {
  readonly store: WatchedStore
  readonly backupCopy: BackupCopy
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly seed: () => number
  /** Calls back every second. */
  readonly onTick: (callback: () => void) => void
}

/** What all the puzzles that are open in a page share. */
export type JournalContext = {
  readonly world: JournalWorld
  readonly reconcile: typeof reconcile
  /** By which practice is dealt next. */
  seed: number
  /** How often everything had been erased when the store was last read. */
  generation: number
  /** A game is to begin with this round. */
  readonly open: (round: Round) => void
  /** Something could not be read. */
  readonly found: (what: Unreadable) => void
  /** The puzzles that screens show. */
  readonly shownKeys: () => readonly PuzzleKey[]
}
