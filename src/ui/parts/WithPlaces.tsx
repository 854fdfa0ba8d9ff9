import type { ReactNode } from 'react'
import type { DeckName } from '../../geo/decks'
import { attemptsOf, useLazyModule } from '../lazyModule'
import { tableOf } from '../regions'
import { useLocale } from '../words/LocaleContext'
import { MissingModule } from './Notice'

type Props = { readonly deck: DeckName; readonly children: () => ReactNode }

/** Part of a screen that names places of a deck, shown once they are there. */
export function WithPlaces({ deck, children }: Props) {
  const { isThere, missing } = usePlaces(deck)
  return isThere ? children() : missing
}

/** Whether the places of a deck and their names are there, as countries always are; others are fetched. After a failure, with a notice. */
export function usePlaces(deck: DeckName) {
  const { regions } = useLocale().sections
  const table = tableOf(deck)
  const names = table && regions
  const states = [useLazyModule<unknown>(table), useLazyModule<unknown>(names)]
  if (!table || states.every(({ kind }) => kind === 'there')) return { isThere: true, missing: null }
  const attempts = attemptsOf(table, regions)
  const retry = () => {
    table.ask()
    regions.ask()
  }
  return { isThere: false, missing: attempts > 0 && <MissingModule attempts={attempts} onRetry={retry} /> }
}
