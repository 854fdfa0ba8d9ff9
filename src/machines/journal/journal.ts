import { fromCallback } from 'xstate'
import type { Puzzle } from '../rules/puzzle'
import { type KeeperWorld, keeperOf } from '../store/keeper'
import type { BackupCopies } from './backupCopy'
import { nextIn, openedIn } from './dealt'
import { keptRounds } from './keptRounds'
import type { Persistence } from './persistence'
import { type DealerEvent, puzzleMachine } from './puzzleMachine'

/** Everything the journal needs from the browser: a store, a backup copy, a clock, and 32 random bits. */
export type JournalWorld = Persistence &
  KeeperWorld & {
    readonly backupCopy: BackupCopies
    readonly seed: () => number
  }

/** Provides the puzzle machine with the store, from which rounds are opened and dealt, and in which they are kept. */
export function journalOf(world: JournalWorld) {
  const dealer = fromCallback<DealerEvent, Puzzle>(({ receive, sendBack, input: puzzle }) =>
    receive((event) => {
      const progress =
        event.type === 'open'
          ? openedIn(world, puzzle, event.rules)
          : nextIn(world, puzzle, event.before, event.rules, event.due)
      sendBack({ type: 'dealt', progress })
    }),
  )
  return puzzleMachine.provide({ actors: { dealer, keeper: keeperOf(keptRounds(world), world) } })
}
