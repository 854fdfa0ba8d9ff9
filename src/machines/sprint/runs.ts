import type { EpochMs, UtcDate } from '../schedule/day'
import { endingOf, type Plan, type Run, seenAt, tallyOf } from './run'

/** Whether the results of two runs are comparable: same kind, deck and clock. */
function isLike(one: Plan, other: Plan): boolean {
  const hasClock = one.kind === 'sprint'
  return one.kind === other.kind && one.deck === other.deck && (!hasClock || one.clock === other.clock)
}

/** Numbers of outlines found in runs of one kind: the most, and the mean. */
export type RunRecord = { readonly best: number; readonly mean: number }

/** Record of the comparable runs; `undefined` if there is none. */
export function recordOfRuns(runs: readonly Run[], plan: Plan): RunRecord | undefined {
  const counts = runs.filter((run) => isLike(run.plan, plan)).map((run) => tallyOf(run).found)
  if (counts.length === 0) return undefined
  return { best: Math.max(...counts), mean: counts.reduce((sum, count) => sum + count, 0) / counts.length }
}

/** Finds the run begun last that is still in progress at a time. */
export function runningOf(runs: readonly Run[], now: EpochMs): Run | undefined {
  return runs.findLast((run) => endingOf(seenAt(run, now)) === undefined)
}

/** Sprint of a day, if it was begun. */
export function runOfDay(runs: readonly Run[], day: UtcDate): Run | undefined {
  return runs.find(({ plan }) => plan.day === day)
}

/** Counts the outlines found in each minute of a run; the last minute includes all later ones. */
export function foundByMinute(run: Run, minutes: number): readonly number[] {
  const found = tallyOf(run).seen.filter(({ outcome }) => outcome === 'found' || outcome === 'late')
  return Array.from(
    { length: minutes },
    (_, minute) => found.filter(({ at }) => Math.min(minutes - 1, Math.floor(at / 60_000)) === minute).length,
  )
}
