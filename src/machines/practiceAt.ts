import { isDeckName } from '../geo/decks'
import type { Settings } from './journal/settings'
import type { PracticePuzzle } from './puzzle'

/** Practice that an address asks for by its query, `?deck=africa` in the order of chance, or else that of the settings. */
export function practiceAt(query: string, { deck, order }: Settings): PracticePuzzle {
  const wanted = new URLSearchParams(query).get('deck')
  if (wanted !== null && isDeckName(wanted)) return { kind: 'practice', deck: wanted, order: undefined }
  return { kind: 'practice', deck, order }
}
