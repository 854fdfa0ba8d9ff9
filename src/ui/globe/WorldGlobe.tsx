// All that is fetched when a game with a larger deck nears its end.
import { groundsOf } from '../../geo/maps/ground'
import { worldAtlas } from '../../geo/world/land'
import { GlobePanel, type GlobePanelProps } from './GlobePanel'

export { GuessMark } from './GuessMark'

const grounds = groundsOf(worldAtlas)

/** The globe of a game with a larger deck. */
export function Globe(props: GlobePanelProps) {
  return <GlobePanel {...props} grounds={grounds} />
}
