import * as v from 'valibot'
import type { DeckName } from '../geo/decks'
import { type Store, VERSION_1 } from './store'

/**
 * The key under which the settings are kept, the same in every version: each reads what it knows and leaves the rest.
 * The document's head reads it too, before the first paint.
 */
export const SETTINGS = `${VERSION_1}settings`

/** Version 1 wrote no number. */
const VERSION = 2

/** Chose between two languages for the names of countries, before every page had all of its words in one. */
const RETIRED = 'language'

const schema = v.object({
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  units: v.fallback(v.picklist(['km', 'miles']), 'km'),
  contrast: v.fallback(v.picklist(['normal', 'high']), 'normal'),
  /** With which practice is played. The head of the page of practice reads it, too. */
  deck: v.fallback(
    v.picklist(['twenty', 'world', 'africa', 'americas', 'asia', 'europe', 'oceania'] satisfies DeckName[]),
    'twenty',
  ),
})

/** How a person wants the game to look. */
export type Settings = Readonly<v.InferOutput<typeof schema>>
export type Units = Settings['units']

/** The stored settings. Whatever cannot be read is as it is by default, each setting for itself. */
export function readSettings(store: Pick<Store, 'get'>): Settings {
  return v.parse(schema, storedIn(store))
}

/** Keeps the settings, and beside them what a later version has added. Where that fails they hold until the page is closed. */
export function writeSettings(store: Pick<Store, 'get' | 'set'>, settings: Settings): void {
  try {
    const { [RETIRED]: _, ...stored } = storedIn(store)
    store.set(SETTINGS, JSON.stringify({ version: VERSION, ...stored, ...settings }))
  } catch {
    // They apply all the same.
  }
}

function storedIn(store: Pick<Store, 'get'>): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(store.get(SETTINGS) ?? '')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    // Nothing stored, nothing readable, or nothing to be asked: the defaults.
    return {}
  }
}
