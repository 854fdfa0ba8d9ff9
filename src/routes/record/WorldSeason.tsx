// All that is fetched for the season of a larger deck, whose maps are drawn from the land of the globe.
import { worldMaps } from '../../geo/world/flatMaps'
import { Season as AnySeason } from '../../ui/record/Season'
import type { SeasonProps } from './DailyRecord'

/** The season of a larger deck. */
export function Season(props: SeasonProps) {
  return <AnySeason {...props} maps={worldMaps} />
}
