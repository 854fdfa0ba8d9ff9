import { useEffect } from 'react'
import type { Browser } from '../browser'

/**
 * Marks the document with the look that was chosen where its head has left that to the program, and follows a
 * change in another tab. The settings themselves are only fetched when there is something to read.
 */
export function useChosenLook({ store, onStored, mark, isMarked }: Browser): void {
  useEffect(() => {
    const apply = async () => {
      const { readSettings } = await import('../machines/settings')
      const { theme, contrast } = readSettings(store)
      mark({ theme, contrast })
    }
    if (!isMarked() && isAnyKept(store)) apply()
    return onStored((key) => {
      if (key === null || isOfSettings(key)) apply()
    })
  }, [store, onStored, mark, isMarked])
}

function isAnyKept(store: Browser['store']): boolean {
  try {
    return store.keys().some(isOfSettings)
  } catch {
    return false
  }
}

/** The whole key would bring the machines along. */
function isOfSettings(key: string): boolean {
  return key.endsWith('settings')
}
