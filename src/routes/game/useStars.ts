import type { Landfall } from '../../machines/landfall/landfall'
import { landfallKeyOf } from '../../machines/landfall/landfallKey'
import { unlessRefused, type WatchedStore } from '../../machines/store/store'
import { LazyModule, useLazyModule } from '../../ui/lazyModule'
import { useBrowser } from '../contexts'
import { useStored } from '../useStored'

const answers = new LazyModule(() => import('../../machines/landfall/storedLandfalls'))

/** Stars of the questions after a round as a text; empty until all are answered. Fetched only if one is. */
export function useStars(puzzle: Landfall['puzzle']): string {
  const { store } = useBrowser()
  const stored = useStored(textAt, landfallKeyOf(puzzle))
  const state = useLazyModule(answers, stored !== null)
  return stored !== null && state.kind === 'there' ? state.content.starsIn(store, puzzle) : ''
}

function textAt(store: WatchedStore, key: string): string | null {
  return unlessRefused(() => store.get(key)) ?? null
}
