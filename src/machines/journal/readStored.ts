import { challengeOf } from '../challenge/challenge'
import type { UtcDate } from '../day'
import type { ChallengePuzzle, DailyPuzzle, Puzzle } from '../puzzle'
import { newRound, type Round } from '../round'
import type { RuleChoice } from '../rules'
import { targetOf } from '../schedule/dailies'
import type { Unreadable } from '../store/collection'
import { readErasure } from '../store/erasure'
import { type Store, unlessRefused } from '../store/store'
import type { Stored } from './reconcile'
import { rounds, storeKeyOf } from './storedRound'

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
    if (!rounds.makeWay(store, storeKeyOf(puzzle), tell)) return undefined
    const round = rounds.at(store, storeKeyOf(puzzle))
    if (round) return { generation, erasedOn, round, isWritten: true }
    const nothing = puzzle.kind === 'practice' ? undefined : firstRoundOf(puzzle, rules)
    return { generation, erasedOn, round: nothing, isWritten: false }
  })
}

/**
 * Creates the round of a daily puzzle, with these rules, or of a challenge, with its own rules.
 * @throws if the challenge token is invalid
 */
export function firstRoundOf(puzzle: DailyPuzzle | ChallengePuzzle, rules: RuleChoice): Round {
  if (puzzle.kind === 'daily') return newRound(puzzle, targetOf(puzzle), 0, [], rules)
  const challenge = challengeOf(puzzle.token)
  if (challenge === undefined) throw new Error('A challenge is wanted that is none')
  return newRound(puzzle, challenge.target, 0, [], challenge.rules)
}
