import type { Store } from '../store'

/**
 * The key under which the settings are kept, the same in every version: each reads what it knows and leaves the rest.
 * The document's head reads it too, before the first paint.
 */
export const SETTINGS = 'outline.settings'

/** Version 1 wrote no number. */
const VERSION = 2

/** Chose between two languages for the names of countries, before every page had all of its words in one. */
const RETIRED = 'language'

/** What is stored, as nobody has looked at it yet. */
export function storedSettings(store: Pick<Store, 'get'>): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(store.get(SETTINGS) ?? '')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    // Nothing stored, nothing readable, or nothing to be asked: the defaults.
    return {}
  }
}

/**
 * Keeps some settings beside the others, and what a later version has added. Where
 * that fails they hold until the page is closed.
 */
export function storeSettings(store: Pick<Store, 'get' | 'set'>, settings: object): void {
  try {
    const { [RETIRED]: _, ...stored } = storedSettings(store)
    store.set(SETTINGS, JSON.stringify({ version: VERSION, ...stored, ...settings }))
  } catch {
    // They apply all the same.
  }
}
