import type { UtcDate } from '../day'
import { firstRoundOf } from '../firstRound'
import type { Puzzle } from '../puzzle'
import type { RuleChoice } from '../rules'
import { readErasure } from '../store/erasure'
import { quarantine } from '../store/quarantine'
import { type Store, unlessRefused } from '../store/store'
import type { Stored } from './reconcile'
import { readRound, storeKeyOf } from './storedRound'

/**
 * Reason why a record is unreadable: it was damaged and put into quarantine, or a later version wrote it and it was left
 * alone.
 */
export type Unreadable = 'quarantined' | 'later'

/** Result of reading a puzzle from the store; `isWritten` tells whether a record exists. */
export type StoreReading = Stored & {
  readonly isWritten: boolean
  /** Day on which everything was last erased. */
  readonly erasedOn: UtcDate | undefined
}

/**
 * Reads the stored round of a puzzle, after moving a damaged record into quarantine and reporting it. Returns `undefined`
 * if the store is unavailable or a later version wrote the record. The rules apply to a day without a record.
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
