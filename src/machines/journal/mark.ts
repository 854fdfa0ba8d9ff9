import { isFound, isLate, isOver, type Round } from '../round'

/** Status of a day in the calendar: unplayed, begun, lost or won. */
export type DayStatus =
  | { readonly kind: 'unplayed' }
  | { readonly kind: 'begun' | 'lost'; readonly isLate: boolean }
  | { readonly kind: 'won'; readonly guesses: number; readonly isLate: boolean }

/** Status of a day, given its round if there is one. */
export function dayStatusOf(round: Round | undefined): DayStatus {
  if (round === undefined || round.guesses.length === 0) return { kind: 'unplayed' }
  if (isFound(round)) return { kind: 'won', guesses: round.guesses.length, isLate: isLate(round) }
  return { kind: isOver(round) ? 'lost' : 'begun', isLate: isLate(round) }
}
