import { useEffect } from 'react'
import { readSettings, SETTINGS } from '../machines/journal/settings'
import { useBrowser } from './contexts'

/**
 * Marks the document with the look that is chosen, here or in another tab. The head of the page has marked it with the one
 * that was.
 */
export function useChosenLook(): void {
  const { store, mark } = useBrowser()
  useEffect(
    () =>
      store.subscribe((keys) => {
        if (!keys.has(SETTINGS) && !keys.has(null)) return
        const { theme, contrast } = readSettings(store)
        mark({ theme, contrast })
      }),
    [store, mark],
  )
}
