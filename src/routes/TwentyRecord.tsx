// All that is fetched for the record of the twenty, but for its season.
import { Part } from '../ui/parts/part'
import { DailyRecord, type RecordProps } from './DailyRecord'

const season = new Part(() => import('./TwentySeason'))

/** The record of the daily games of the twenty. */
export function Record(props: RecordProps) {
  return <DailyRecord {...props} season={season} />
}
