// All that is fetched for the record of a larger deck, whose maps are drawn from the land of the globe.
import { worldMaps } from '../geo/world/flatMaps'
import { DailyRecord, type RecordProps } from './DailyRecord'

/** The record of the daily games of a larger deck. */
export function Record(props: RecordProps) {
  return <DailyRecord {...props} maps={worldMaps} />
}
