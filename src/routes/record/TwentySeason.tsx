// All that is fetched for the season of the twenty, whose maps are drawn from the land of the globe.
import { maps } from '../../geo/maps/flatMaps'
import { Season as AnySeason } from '../../ui/record/Season'
import type { SeasonProps } from './DailyRecord'

/** The season of the twenty. */
export function Season(props: SeasonProps) {
  return <AnySeason {...props} maps={maps} />
}
