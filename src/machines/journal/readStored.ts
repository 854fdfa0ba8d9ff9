import { firstRoundOf } from '../firstRound'
import type { Puzzle } from '../puzzle'
import type { RuleChoice } from '../rules'
import type { Store } from '../store'
import { readErasure } from './erasure'
import { readAfterQuarantine } from './quarantine'
import type { Stored } from './reconcile'

/** What could not be read: it was put into quarantine, or a later version wrote it and it was left alone. */
export type Unreadable = 'quarantined' | 'later'

/** What a store was found to hold, and whether anything was written there at all. */
export type StoreReading = Stored & { readonly isWritten: boolean }

/**
 * Reads what the store holds, after what is damaged was put into quarantine, and tells of that; `undefined` where the store
 * cannot be asked or written, or a later version wrote it. A day of which nothing is stored has these rules.
 */
export function readStored(
  store: Store,
  puzzle: Puzzle,
  rules: RuleChoice,
  tell: (what: Unreadable) => void,
): StoreReading | undefined {
  try {
    const erasure = readErasure(store)
    const { page, isQuarantined } = readAfterQuarantine(store, puzzle, erasure)
    if (isQuarantined) tell('quarantined')
    if (page.kind === 'later') tell('later')
    if (page.kind === 'round') return { generation: erasure.generation, round: page.round, isWritten: true }
    const nothing = puzzle.kind === 'practice' ? undefined : firstRoundOf(puzzle, rules)
    return page.kind === 'blank'
      ? { generation: erasure.generation, round: nothing, isWritten: false }
      : undefined
  } catch {
    // It refuses.
  }
}
