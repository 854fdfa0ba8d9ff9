// All that is fetched for the record of the twenty.
import * as maps from '../geo/flatMaps'
import { DailyRecord, type RecordProps } from './DailyRecord'

/** The record of the daily games of the twenty. */
export function Record(props: RecordProps) {
  return <DailyRecord {...props} maps={maps} />
}
