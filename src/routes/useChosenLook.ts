import { useEffect } from 'react'
import type { Browser } from '../browser'

/**
 * Marks the document with the look that is chosen in another tab. The head of
 * the page has marked it with the one that was.
 */
export function useChosenLook({ store, onStored, mark }: Browser): void {
  useEffect(
    () =>
      onStored(async (keys) => {
        // To compare the whole key would bring the machines along.
        if (![...keys].some((key) => key === null || key.endsWith('settings'))) return
        const { readSettings } = await import('../machines/journal/settings')
        const { theme, contrast } = readSettings(store)
        mark({ theme, contrast })
      }),
    [store, onStored, mark],
  )
}
