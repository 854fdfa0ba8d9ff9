import { useCallback, useEffect, useState } from 'react'
import type { Browser } from '../../browser'
import { readSettings, SETTINGS, type Settings, writeSettings } from '../../machines/journal/settings'

/** The settings, the same in every tab, and the way to change them. The document is marked with them. */
export function useSettings({ store, onStored, mark }: Browser) {
  const [settings, setSettings] = useState(() => readSettings(store))
  useEffect(
    () => onStored((keys) => (keys.has(SETTINGS) || keys.has(null)) && setSettings(readSettings(store))),
    [store, onStored],
  )
  useEffect(() => mark({ theme: settings.theme, contrast: settings.contrast }), [settings, mark])
  const change = useCallback(
    (changed: Settings) => {
      setSettings(changed)
      writeSettings(store, changed)
    },
    [store],
  )
  return [settings, change] as const
}
