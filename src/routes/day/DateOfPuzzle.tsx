import type { UtcDate } from '../../machines/day'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'

/** The date of a puzzle in words. Where the page was made nobody knew it. */
export function DateOfPuzzle({ date }: { readonly date: UtcDate }) {
  const locale = useLocale()
  return useHydrating() ? '\u00a0' : locale.date(date)
}
