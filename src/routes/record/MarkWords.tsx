import type { Mark } from '../../machines/journal/mark'
import { useLocale } from '../../ui/words/LocaleContext'

/** How a daily puzzle stands, in words. */
export function MarkWords({ mark }: { readonly mark: Mark }) {
  const { say } = useLocale()
  return say('today.state', {
    state: mark.kind === 'unplayed' ? 'open' : mark.kind,
    count: mark.kind === 'won' ? mark.guesses : 0,
  })
}
