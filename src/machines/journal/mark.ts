import { isFound, isLate, isOver, type Round } from '../round'

/** How a day stands. */
export type Mark =
  | { readonly kind: 'unplayed' }
  | { readonly kind: 'begun' | 'lost'; readonly isLate: boolean }
  | { readonly kind: 'won'; readonly guesses: number; readonly isLate: boolean }

/** How a day stands of which this is the round, if there is one. */
export function markOf(round: Round | undefined): Mark {
  if (round === undefined || round.guesses.length === 0) return { kind: 'unplayed' }
  if (isFound(round)) return { kind: 'won', guesses: round.guesses.length, isLate: isLate(round) }
  return { kind: isOver(round) ? 'lost' : 'begun', isLate: isLate(round) }
}
