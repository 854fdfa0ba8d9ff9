import { deckOf } from '../../src/geo/decks'
import { newRun, type Plan, type Run, seenAt, tallyOf, withMove } from '../../src/machines/sprint/run'

export const BEGIN = Date.UTC(2026, 10, 21, 12)

export const sprint: Plan = { kind: 'sprint', deck: 'world', clock: 'plain', seed: 42 }

/** A run after some moves, each so many milliseconds after the one before. */
export function played(
  plan: Plan,
  ...moves: readonly (readonly ['right' | 'wrong' | 'skip', ms: number])[]
): Run {
  let run = newRun(plan, BEGIN)
  for (const [move, ms] of moves) {
    run = seenAt(run, run.seenAt + ms)
    const { target, guesses } = tallyOf(run)
    const other = deckOf(plan.deck).codes.find((code) => code !== target && !guesses.includes(code))
    run = withMove(run, move === 'skip' ? undefined : move === 'right' ? target : other)
  }
  return run
}
