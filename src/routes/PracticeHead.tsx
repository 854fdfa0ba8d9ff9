import { practice as texts } from '../ui/english'
import { PageHead } from '../ui/PageHead'

/** What practice is called, the same before and after it has started. */
export function PracticeHead() {
  return <PageHead title={texts.title} description={texts.description} />
}
