import type { DeckName } from '../../geo/decks'
import { utcDateOf } from '../day'
import type { DailyPuzzle } from '../puzzle'
import type { Round } from '../round'
import { firstRoundOf } from '../schedule/schedule'
import type { Store } from '../store'
import { chosenRules, readSettings } from './settings'
import { readRound } from './storedRound'

type World = { readonly store: Store; readonly now: () => number }

/**
 * The round of today's puzzle of a deck as it is stored, else as it begins with what is chosen; `undefined` where a later
 * version has stored what this one cannot read. Nothing is changed.
 */
export function roundOfToday(deck: DeckName, { store, now }: World): Round | undefined {
  const puzzle: DailyPuzzle = { kind: 'daily', deck, date: utcDateOf(now()) }
  const stored = readRound(store, puzzle)
  if (stored.kind === 'later') return undefined
  return stored.kind === 'round' ? stored.round : firstRoundOf(puzzle, chosenRules(readSettings(store)))
}
