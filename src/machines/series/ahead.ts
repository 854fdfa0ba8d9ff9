import type { EpochMs, UtcDate } from '../schedule/day'

/** Part of a mode's progress, with the time at which it was made. */
type Step = { readonly at: EpochMs }

/**
 * Whether steps replace other ones: the first different step was made earlier, or there are more. The order is total, so all
 * tabs and devices agree.
 */
export function isAheadOf(steps: readonly Step[], others: readonly Step[]): boolean {
  const differences = [
    ...steps.map((step, place) => compareSteps(step, others[place] ?? step)),
    others.length - steps.length,
  ]
  return (differences.find((difference) => difference !== 0) ?? 0) < 0
}

/** Whether steps go on from other ones: they begin with all of them. */
export function goOn(steps: readonly Step[], others: readonly Step[]): boolean {
  return others.every(
    (other, place) => place < steps.length && compareSteps(steps[place] ?? other, other) === 0,
  )
}

/** Progress from outside with other tables, which is shown and no more, has `isUnjudged`. */
type Judged = { readonly isUnjudged?: true }

/**
 * Whether progress from outside takes the place of what is stored: if it goes on from it, and never where this device has
 * begun something else.
 */
export function isTaken(other: Judged, stored: Judged, isGoingOn: boolean): boolean {
  return other.isUnjudged !== true && (isGoingOn || stored.isUnjudged === true)
}

/** Whether steps can have been made: none before the day that they belong to, if to one, and none later than `latest`. */
export function wasPlayed(steps: readonly Step[], day: UtcDate | undefined, latest: EpochMs): boolean {
  const earliest = day === undefined ? 0 : Date.parse(day)
  return steps.every(({ at }) => at >= earliest && at <= latest)
}

/** Compares two steps by time, then by all that is stored of them; negative if the first comes before the other. */
function compareSteps(step: Step, other: Step): number {
  return step.at - other.at || JSON.stringify(step).localeCompare(JSON.stringify(other), 'en')
}
