import { type DeckName, isCountryDeck } from '../../geo/decks'
import { parseShape } from '../../geo/shape'
import type { Stamps } from '../../ui/archive/MarkSign'
import { LazyModule, useLazyModule } from '../../ui/lazyModule'
import { tableOf } from '../../ui/regions'

const countries = new LazyModule<Stamps>(async () => (await import('../../geo/stamps')).stamps)

const regions = new Map<DeckName, LazyModule<Stamps>>()

/** Small silhouettes of the places of a deck: those of all countries in one file, those of regions by their outlines. */
function stampsOf(deck: DeckName): LazyModule<Stamps> {
  if (isCountryDeck(deck)) return countries
  const stamps =
    regions.get(deck) ??
    new LazyModule<Stamps>(async () => {
      const table = await tableOf(deck)?.load()
      return new Map(table?.regions.map(({ id, shape }) => [id, parseShape(shape)?.path ?? '']))
    })
  regions.set(deck, stamps)
  return stamps
}

/** Fetches the silhouettes of a deck when they are wanted; `undefined` until they have arrived. */
export function useStamps(deck: DeckName, isWanted: boolean): Stamps | undefined {
  const state = useLazyModule(isWanted ? stampsOf(deck) : undefined)
  return state.kind === 'there' ? state.content : undefined
}
