import { isOutlineSeen, isOver, isSame, type Round } from '../rules/round'
import type { Keeping } from '../store/keeper'
import { type BackupCopies, copySlotOf, encodeCopy } from './backupCopy'
import { type Dealt, idOfDeal, joinDealt } from './dealt'
import { isEvicted, keepChallenge } from './keptChallenges'
import { keepOnce, type Persistence } from './persistence'
import { noteReview } from './review'
import { rounds, writeRound } from './storedRound'

/** Storage of the rounds of all puzzles, each with its review, and with a backup copy of the last guess. */
export function keptRounds(
  world: Persistence & { readonly backupCopy: BackupCopies; readonly now: () => number },
): Keeping<Dealt> {
  const keyOf = ({ round }: Dealt) => rounds.keyOf(round)
  const kept: Keeping<Dealt> = {
    keyOf,
    identityOf: idOfDeal,
    isBegun,
    isFurther: (dealt, other) => isBegun(dealt) && !isSame(joinDealt(other, dealt).round, other.round),
    join: joinDealt,
    records: rounds,
    read: (store, dealt) => {
      const round = rounds.at(store, keyOf(dealt))
      return round && { round, replaces: [] }
    },
    write: (store, dealt) => {
      const stored = kept.read(store, dealt)
      const joined = stored ? joinDealt(stored, dealt) : dealt
      const { round } = joined
      if (stored ? isSame(round, stored.round) : !isKept(round)) return joined
      // The review goes first, so that a stored finished round always has one; if either write fails, both are retried.
      noteReview(store, round, world.now())
      writeRound(store, round)
      if (round.puzzle.kind === 'challenge') keepChallenge(store, round.puzzle)
      return joined
    },
    isEvicted: (store, { round: { puzzle } }) => puzzle.kind === 'challenge' && isEvicted(store, puzzle),
    secure: ({ round, replaces }, generation) => {
      // A round without guesses must not replace another round's copy. Backup copy unavailable: the store alone is used.
      if (round.guesses.length > 0)
        world.backupCopy
          .write(copySlotOf(round.puzzle), encodeCopy({ generation, round, replaces }))
          .catch(() => {})
      if (round.puzzle.kind === 'daily' && isOver(round)) keepOnce(world)
    },
  }
  return kept
}

function isBegun({ round }: Dealt): boolean {
  return round.guesses.length > 0
}

/**
 * Whether a round is stored: one with a guess, one of practice, which stays the same after a reload, and a day whose outline
 * was seen, which must not be hidden afterwards.
 */
function isKept(round: Round): boolean {
  const { kind } = round.puzzle
  return round.guesses.length > 0 || kind === 'practice' || (kind === 'daily' && isOutlineSeen(round))
}
