// All that is fetched for the record of the twenty, whose maps are drawn from the land of the globe.
import { maps } from '../geo/flatMaps'
import { DailyRecord, type RecordProps } from './DailyRecord'

/** The record of the daily games of the twenty. */
export function Record(props: RecordProps) {
  return <DailyRecord {...props} maps={maps} />
}
