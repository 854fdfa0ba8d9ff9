import { PageHead } from '../ui/PageHead'
import { useLocale } from '../ui/words/LocaleContext'

/** What the daily puzzle is called, the same before and after it has started. */
export function DailyHead() {
  const { say } = useLocale()
  return <PageHead title={say('daily.title')} description={say('daily.description')} />
}
