import { drawTarget } from '../rules/deal'
import { type DailyPuzzle, keyOf, type PracticePuzzle } from '../rules/puzzle'
import { newRound, type Round, withRules } from '../rules/round'
import { targetOf } from '../schedule/dailies'
import { type Store, unlessRefused } from '../store/store'
import { chosenRules, readSettings } from './settings'
import { rounds } from './storedRound'

/**
 * Predicts the round that a puzzle's page will show, without changing anything: the stored round, or else a new one under
 * the chosen rules, even if storage is unavailable. New practice is dealt by the seed, any 32-bit integer. Returns
 * `undefined` if the choice depends on reviews due, or if a later version wrote the record.
 */
export function roundAhead(
  puzzle: DailyPuzzle | PracticePuzzle,
  store: Pick<Store, 'get'>,
  seed: number,
): Round | undefined {
  const rules = chosenRules(readSettings(store))
  const stored = unlessRefused(() => rounds.read(store, keyOf(puzzle)))
  if (stored?.kind === 'later') return undefined
  if (stored?.kind === 'value') return withRules(stored.value, rules)
  if (puzzle.kind === 'practice' && puzzle.order) return undefined
  const target = puzzle.kind === 'daily' ? targetOf(puzzle) : drawTarget(puzzle.deck, seed).target
  return newRound(puzzle, target, 0, [], rules)
}
