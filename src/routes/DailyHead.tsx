import { daily as texts } from '../ui/english'
import { PageHead } from '../ui/PageHead'

/** What the daily puzzle is called, the same before and after it has started. */
export function DailyHead() {
  return <PageHead title={texts.title} description={texts.description} />
}
