import { type DailyDeck, dailies } from '../../machines/schedule/dailies'

/** The address of the calendar of a deck, or of what is asked for in it. */
export function archiveOf(deck: DailyDeck, asked: Readonly<Record<string, string>> = {}): string {
  const { inAddress } = dailies[deck]
  const search = new URLSearchParams({ ...asked, ...(inAddress && { deck: inAddress }) }).toString()
  return search === '' ? '/archive' : `/archive?${search}`
}
