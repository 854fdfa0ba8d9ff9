import type { EpochMs } from '../day'

/** Part of a mode's progress, with the time at which it was made. */
type Step = { readonly at: EpochMs }

/**
 * Whether steps replace other ones: the first different step was made earlier, or there are more. The order is total, so all
 * tabs and devices agree.
 */
export function isAheadOf(steps: readonly Step[], others: readonly Step[]): boolean {
  const differences = [
    ...steps.map((step, place) => orderOf(step, others[place] ?? step)),
    others.length - steps.length,
  ]
  return (differences.find((difference) => difference !== 0) ?? 0) < 0
}

/** Compares two steps by time, then by all that is stored of them; negative if the first comes before the other. */
function orderOf(step: Step, other: Step): number {
  return step.at - other.at || JSON.stringify(step).localeCompare(JSON.stringify(other), 'en')
}
