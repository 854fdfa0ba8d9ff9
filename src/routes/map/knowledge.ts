import { reviewLogOf } from '../../machines/journal/reviewLog'
import { recallsOf } from '../../machines/learning/recall'
import type { WatchedStore } from '../../machines/store'
import type { Knowledge } from '../../ui/map/standings'

/** How well each country is known that was met, as what is stored tells; of none where the store refuses. */
export function knowledgeIn(store: WatchedStore): Knowledge {
  return recallsOf(reviewLogOf(store).reviews())
}
