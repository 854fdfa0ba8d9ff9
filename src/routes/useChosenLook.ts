import { useEffect } from 'react'
import type { Browser } from '../browser'

/**
 * Follows a change of the settings in another tab. What they are when the page is loaded is marked in the
 * document's head; the settings themselves are only fetched when there is something to follow.
 */
export function useChosenLook({ store, onStored, mark }: Browser): void {
  useEffect(
    () =>
      onStored(async (key) => {
        if (key !== null && !key.endsWith('settings')) return
        const { readSettings } = await import('../machines/settings')
        const { theme, contrast } = readSettings(store)
        mark({ theme, contrast })
      }),
    [store, onStored, mark],
  )
}
