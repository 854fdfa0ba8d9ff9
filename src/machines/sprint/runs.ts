import type { UtcDate } from '../day'
import { endingOf, type Plan, type Run, seenAt, tallyOf } from './run'

/** Whether two runs are of a kind, so that their results can be compared: how, with which countries and with which clock. */
export function isLike(one: Plan, other: Plan): boolean {
  const hasClock = one.kind === 'sprint'
  return one.kind === other.kind && one.deck === other.deck && (!hasClock || one.clock === other.clock)
}

/** The most outlines that were found in a run of a kind; `undefined` where there was none. */
export function bestOf(runs: readonly Run[], plan: Plan): number | undefined {
  const counts = runs.filter((run) => isLike(run.plan, plan)).map((run) => tallyOf(run).found)
  return counts.length === 0 ? undefined : Math.max(...counts)
}

/** The run that is not over, and goes on: the one that was begun last, at a time in milliseconds since 1970. */
export function runningOf(runs: readonly Run[], now: number): Run | undefined {
  return runs.findLast((run) => endingOf(seenAt(run, now)) === undefined)
}

/** The sprint of a day, if it has been begun. */
export function runOfDay(runs: readonly Run[], day: UtcDate): Run | undefined {
  return runs.find(({ plan }) => plan.day === day)
}

/** How many outlines were found in each minute of a run, the later ones together in the last of so many. */
export function foundByMinute(run: Run, minutes: number): readonly number[] {
  const found = tallyOf(run).seen.filter(({ outcome }) => outcome === 'found' || outcome === 'late')
  return Array.from(
    { length: minutes },
    (_, minute) => found.filter(({ at }) => Math.min(minutes - 1, Math.floor(at / 60_000)) === minute).length,
  )
}
