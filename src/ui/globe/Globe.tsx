// All that is fetched when a game nears its end.
import { groundsOf } from '../../geo/maps/ground'
import { atlas } from '../../geo/maps/land'
import { GlobePanel, type GlobePanelProps } from './GlobePanel'

export { GuessMark } from './GuessMark'

const grounds = groundsOf(atlas)

/** The globe of a game with the twenty. */
export function Globe(props: GlobePanelProps) {
  return <GlobePanel {...props} grounds={grounds} />
}
