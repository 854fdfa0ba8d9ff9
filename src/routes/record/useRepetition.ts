import { useCallback } from 'react'
import type { DeckName } from '../../geo/decks'
import { repetitionIn } from '../../machines/learning/due'
import type { Repetition } from '../../machines/learning/repetition'
import type { WatchedStore } from '../../machines/store/store'
import { useBrowser } from '../contexts'
import { useStored } from '../useStored'

/** What there is to repeat of a deck now, by what is stored. */
export function useRepetition(deck: DeckName): Repetition {
  const { now } = useBrowser()
  return useStored(useCallback((store: WatchedStore) => repetitionIn(store, { deck }, now()), [deck, now]))
}
