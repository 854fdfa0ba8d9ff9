import type { DailyPuzzle, PracticePuzzle } from '../puzzle'
import { newRound, type Round, withRules } from '../round'
import { targetOf } from '../schedule/dailies'
import { drawTarget } from '../schedule/deal'
import { type Store, unlessRefused } from '../store/store'
import { chosenRules, readSettings } from './settings'
import { readRound } from './storedRound'

/**
 * Foretells the round that the page of a puzzle is going to show: the stored one, else as it begins under the rules that
 * are chosen, also where the store refuses. Practice that begins is dealt by the seed, any 32-bit whole number. `undefined`
 * where what is due decides, and where a later version has stored what this one cannot read. Nothing is changed.
 */
export function roundAhead(
  puzzle: DailyPuzzle | PracticePuzzle,
  store: Pick<Store, 'get'>,
  seed: number,
): Round | undefined {
  const rules = chosenRules(readSettings(store))
  const stored = unlessRefused(() => readRound(store, puzzle))
  if (stored?.kind === 'later') return undefined
  if (stored?.kind === 'value') return withRules(stored.value, rules)
  if (puzzle.kind === 'practice' && puzzle.order) return undefined
  const target = puzzle.kind === 'daily' ? targetOf(puzzle) : drawTarget(puzzle.deck, seed).target
  return newRound(puzzle, target, 0, [], rules)
}
