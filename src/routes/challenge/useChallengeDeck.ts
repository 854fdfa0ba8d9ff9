import { useMemo } from 'react'
import type { DeckName } from '../../geo/decks'
import type { AppActor } from '../../machines/app'
import { Part, type PartState } from '../../ui/parts/part'
import { usePart } from '../../ui/parts/usePart'
import { useLocale } from '../../ui/words/LocaleContext'
import { loadDeck } from '../decks/world'
import type { PageProps } from '../gameScreenProps'

/** Fetches a deck and no other, with the texts of a game and the root actor; and the way to ask once more. */
export function useChallengeDeck(
  deck: DeckName,
  { app, browser }: PageProps,
): { readonly state: PartState<AppActor>; readonly retry: () => void } {
  const locale = useLocale()
  const part = useMemo(
    () =>
      new Part(async () => {
        const [actor] = await Promise.all([
          app.load(),
          loadDeck(deck, browser, locale),
          locale.sections.game.load(),
        ])
        return actor
      }),
    [deck, app, browser, locale],
  )
  const state = usePart(part)
  return { state, retry: part.ask }
}
