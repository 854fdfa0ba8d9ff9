import type { DayStatus } from '../../machines/journal/archive'
import { useLocale } from '../../ui/words/LocaleContext'

/** Status of a daily puzzle in words. */
export function MarkWords({ mark }: { readonly mark: DayStatus }) {
  const { say } = useLocale()
  return say('today.state', {
    state: mark.kind === 'unplayed' ? 'open' : mark.kind,
    count: mark.kind === 'won' ? mark.guesses : 0,
  })
}
