import type { DailyDeck } from '../../machines/journal/archive'

/** The address of the calendar of a deck, or of what is asked for in it. */
export function archiveOf(deck: DailyDeck, asked: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams({ ...asked, ...(deck !== 'twenty' && { deck }) }).toString()
  return search === '' ? '/archive' : `/archive?${search}`
}
