import type { DeckName } from '../../geo/decks'
import { parseShape } from '../../geo/shape'
import type { Stamps } from '../../ui/archive/MarkSign'
import { lazyModules, useLazyModule } from '../../ui/lazyModule'
import { tableOf } from '../../ui/regions'

/** Small silhouettes of the regions of a deck, by their outlines; those of all countries for a deck of these. */
const stampsOf = lazyModules(async (deck: DeckName): Promise<Stamps> => {
  const table = await tableOf(deck)?.load()
  if (table === undefined) return (await import('../../geo/stamps')).stamps
  return new Map(table.regions.map(({ id, shape }) => [id, parseShape(shape)?.path ?? '']))
})

/** Fetches the silhouettes of a deck when they are wanted; `undefined` until they have arrived. */
export function useStamps(deck: DeckName, isWanted: boolean): Stamps | undefined {
  return useLazyModule(isWanted ? stampsOf(deck) : undefined).content
}
