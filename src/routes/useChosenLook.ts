import { useEffect } from 'react'
import { readSettings, SETTINGS } from '../machines/journal/settings'
import { useBrowser } from './contexts'

/**
 * Marks the document with the look that is chosen from now on, here or in another tab. The look that was chosen before is
 * marked by the script in the head.
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
