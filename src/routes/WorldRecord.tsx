// All that is fetched for the record of a larger deck, but for its season.
import { Part } from '../ui/parts/part'
import { DailyRecord, type RecordProps } from './DailyRecord'

const season = new Part(() => import('./WorldSeason'))

/** The record of the daily games of a larger deck. */
export function Record(props: RecordProps) {
  return <DailyRecord {...props} season={season} />
}
