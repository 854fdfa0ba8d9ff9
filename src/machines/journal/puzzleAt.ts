import { type DeckName, deckOf, isDeckName } from '../../geo/decks'
import { challengeOf } from '../challenge/challenge'
import type { PracticePuzzle, Puzzle } from '../rules/puzzle'
import { isDailyDeck } from '../schedule/dailies'
import { isUtcDate } from '../schedule/day'
import type { Settings } from './settings'

/** Parses a puzzle key from outside; `undefined` if it is invalid. */
export function puzzleAt(key: string): Puzzle | undefined {
  const [kind, deck = '', date, ...more] = key.split('.')
  if (kind === 'challenge' && date === undefined) return challengeOf(deck)?.puzzle
  if (!isDeckName(deck) || more.length > 0) return undefined
  if (kind === 'practice' && (date === undefined || date === 'due')) return { kind, deck, order: date }
  const isDay = kind === 'daily' && isDailyDeck(deck) && isUtcDate(date)
  return isDay ? { kind, deck, date } : undefined
}

/** Chooses the practice for an address: `?deck=africa` means that deck at random, otherwise the settings decide. */
export function practiceAt(query: string, { deck, order }: Settings): PracticePuzzle {
  const wanted = deckAt(query)
  // A map of points alone has no outlines.
  if (wanted && deckOf(wanted).targets.length > 0) return { kind: 'practice', deck: wanted, order: undefined }
  return { kind: 'practice', deck, order }
}

/** Deck that an address names. */
export function deckAt(query: string): DeckName | undefined {
  const wanted = new URLSearchParams(query).get('deck') ?? ''
  return isDeckName(wanted) ? wanted : undefined
}
