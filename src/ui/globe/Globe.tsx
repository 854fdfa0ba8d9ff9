// All that is fetched when a game nears its end.
import { basemapsOf } from '../../geo/maps/basemap'
import { atlas } from '../../geo/maps/land'
import { GlobePanel, type GlobePanelProps } from './GlobePanel'

export { GuessMark } from './GuessMark'

const basemaps = basemapsOf(atlas)

/** The globe of a game. */
export function Globe(props: GlobePanelProps) {
  return <GlobePanel {...props} basemaps={basemaps} />
}
