import { areSameSettings, readSettings, type Settings, writeSettings } from '../machines/journal/settings'
import { useBrowser } from './contexts'
import { useStored } from './useStored'

/** The settings, the same in every tab, and the way to change them. */
export function useSettings() {
  const { store } = useBrowser()
  // At once: nothing that is on a page as it was made goes by them, and the game that it asks for does.
  const settings = useStored(readSettings, areSameSettings, store)
  return [settings, (changed: Settings) => writeSettings(store, changed)] as const
}
