import type { ReactNode } from 'react'
import type { DeckName } from '../../geo/decks'
import { attemptsOf, useLazyModule } from '../lazyModule'
import { tableOf } from '../regions'
import { useLocale } from '../words/LocaleContext'
import { MissingModule } from './Notice'

type Props = { readonly deck: DeckName; readonly children: () => ReactNode }

/** Part of a screen that names places of a deck, shown once they are there. */
export function WithPlaces({ deck, children }: Props) {
  const { isThere, attempts, retry } = usePlaces(deck)
  if (isThere) return children()
  return attempts > 0 && <MissingModule attempts={attempts} onRetry={retry} />
}

/**
 * Whether the places of a deck and their names are there, as countries always are; others are fetched.
 * After a failure, it includes a function to retry, and the number of attempts.
 */
export function usePlaces(deck: DeckName) {
  const { regions } = useLocale().sections
  const table = tableOf(deck)
  const isLate = table !== undefined
  const states = [useLazyModule<unknown>(table), useLazyModule<unknown>(isLate ? regions : undefined)]
  return {
    isThere: !isLate || states.every(({ kind }) => kind === 'there'),
    attempts: isLate ? attemptsOf(table, regions) : 0,
    retry: () => {
      for (const module of [table, regions]) module?.ask()
    },
  }
}
