import type { ReactNode } from 'react'
import type { DeckName } from '../../geo/decks'
import { MissingModule } from './Notice'
import { usePlaces } from './usePlaces'

type Props = { readonly deck: DeckName; readonly children: () => ReactNode }

/** Part of a screen that names places of a deck, shown once they are there. */
export function WithPlaces({ deck, children }: Props) {
  const { isThere, attempts, retry } = usePlaces(deck)
  if (isThere) return children()
  return attempts > 0 && <MissingModule attempts={attempts} onRetry={retry} />
}
