import { FIRST_DECK } from '../../geo/decks'
import { useSettings } from '../game/useSettings'
import { HeaderTools } from './HeaderTools'

/** What is at the far end of the header of a page without a game. */
export function PageTools() {
  const [settings, onSettings] = useSettings()
  return <HeaderTools deck={FIRST_DECK} settings={settings} onSettings={onSettings} game={undefined} />
}
