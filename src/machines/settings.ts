import * as v from 'valibot'
import { PREFIX, type Store } from './store'

/** The key under which the settings are kept. The document's head reads it too, before the first paint. */
export const SETTINGS = `${PREFIX}settings`

const schema = v.object({
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  units: v.fallback(v.picklist(['km', 'miles']), 'km'),
  contrast: v.fallback(v.picklist(['normal', 'high']), 'normal'),
  /** Of the names of countries, and of numbers and dates. */
  language: v.fallback(v.picklist(['page', 'browser']), 'page'),
})

/** How a person wants the game to look. */
export type Settings = Readonly<v.InferOutput<typeof schema>>
export type Units = Settings['units']

/** The stored settings. Whatever cannot be read is as it is by default, each setting for itself. */
export function readSettings(store: Pick<Store, 'get'>): Settings {
  let stored: unknown
  try {
    stored = JSON.parse(store.get(SETTINGS) ?? '')
  } catch {
    // Nothing stored, nothing readable, or nothing to be asked: the defaults.
  }
  return v.parse(schema, typeof stored === 'object' && stored !== null ? stored : {})
}

/** Keeps the settings. Where that fails they hold until the page is closed. */
export function writeSettings(store: Pick<Store, 'set'>, settings: Settings): void {
  try {
    store.set(SETTINGS, JSON.stringify(settings))
  } catch {
    // They apply all the same.
  }
}
