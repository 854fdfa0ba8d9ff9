import { areSameSettings, readSettings, type Settings, writeSettings } from '../../machines/journal/settings'
import { useBrowser } from '../contexts'
import { useStored } from '../useStored'

/** The settings, the same in every tab, and the way to change them. */
export function useSettings() {
  const { store } = useBrowser()
  const settings = useStored(readSettings, areSameSettings)
  return [settings, (changed: Settings) => writeSettings(store, changed)] as const
}
