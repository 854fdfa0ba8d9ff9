import { firstRoundOf } from '../firstRound'
import type { Puzzle } from '../puzzle'
import type { Round } from '../round'
import type { Rules } from '../rules'
import type { Store } from '../store'
import { readErasure } from './erasure'
import { readAfterQuarantine } from './quarantine'

/**
 * What the store holds for a puzzle, and in what era. A day or a challenge of which
 * nothing is stored is a round without guesses.
 */
export type Held = { readonly era: number; readonly round: Round | undefined; readonly isStored: boolean }

/** What could not be read: it was put into quarantine, or a later version wrote it and it was left alone. */
export type Find = 'quarantined' | 'later'

/**
 * Reads what the store holds, and tells what could not be read; `undefined` where the store cannot be asked or written. A
 * day of which nothing is stored has these rules.
 */
export function readHeld(
  store: Store,
  puzzle: Puzzle,
  rules: Rules,
  find: (what: Find) => void,
): Held | undefined {
  try {
    const erasure = readErasure(store)
    const { page, isQuarantined } = readAfterQuarantine(store, puzzle, erasure)
    if (isQuarantined) find('quarantined')
    if (page.kind === 'later') find('later')
    if (page.kind === 'round') return { era: erasure.era, round: page.round, isStored: true }
    const nothing = puzzle.kind === 'practice' ? undefined : firstRoundOf(puzzle, rules)
    return page.kind === 'blank' ? { era: erasure.era, round: nothing, isStored: false } : undefined
  } catch {
    return undefined
  }
}
