import { PageHead } from '../ui/PageHead'
import { useLocale } from '../ui/words/LocaleContext'

/** What practice is called, the same before and after it has started. */
export function PracticeHead() {
  const { say } = useLocale()
  return <PageHead title={say('practice.title')} description={say('practice.description')} />
}
