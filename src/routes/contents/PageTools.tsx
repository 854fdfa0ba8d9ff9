import { FIRST_DECK } from '../../geo/decks'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { useSettings } from '../useSettings'
import { HeaderTools } from './HeaderTools'

type Props = {
  /** Of which the statistics are. */
  readonly deck?: DailyDeck
}

/** What is at the far end of the header of a page without a game. */
export function PageTools({ deck = FIRST_DECK }: Props) {
  const [settings, onSettings] = useSettings()
  return <HeaderTools deck={deck} settings={settings} onSettings={onSettings} game={undefined} />
}
