import type { UtcDate } from '../day'
import { firstRoundOf } from '../firstRound'
import type { Puzzle } from '../puzzle'
import type { RuleChoice } from '../rules'
import { readErasure } from '../store/erasure'
import { quarantine } from '../store/quarantine'
import { type Store, unlessRefused } from '../store/store'
import type { Stored } from './reconcile'
import { readRound, storeKeyOf } from './storedRound'

/** What could not be read: it was put into quarantine, or a later version wrote it and it was left alone. */
export type Unreadable = 'quarantined' | 'later'

/** What a store was found to hold, and whether anything was written there at all. */
export type StoreReading = Stored & {
  readonly isWritten: boolean
  /** The day on which everything was last erased. */
  readonly erasedOn: UtcDate | undefined
}

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
  return unlessRefused(() => {
    const { generation, on: erasedOn } = readErasure(store)
    const reading = readRound(store, puzzle)
    if (reading.kind === 'value') return { generation, erasedOn, round: reading.value, isWritten: true }
    if (reading.kind === 'later') tell('later')
    if (reading.kind === 'damaged' && quarantine(store, storeKeyOf(puzzle))) tell('quarantined')
    else if (reading.kind !== 'none') return undefined
    const nothing = puzzle.kind === 'practice' ? undefined : firstRoundOf(puzzle, rules)
    return { generation, erasedOn, round: nothing, isWritten: false }
  })
}
