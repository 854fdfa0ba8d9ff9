import * as v from 'valibot'
import { DECK_NAMES, FIRST_DECK } from '../../geo/decks'
import { type Rules, standardRules } from '../rules'
import type { Store } from '../store'
import { storedSettings, storeSettings } from './storedSettings'

export { SETTINGS } from './storedSettings'

const schema = v.object({
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  units: v.fallback(v.picklist(['km', 'miles']), 'km'),
  contrast: v.fallback(v.picklist(['normal', 'high']), 'normal'),
  /** With which practice is played. The head of the page of practice reads it, too. */
  deck: v.fallback(v.picklist(DECK_NAMES), FIRST_DECK),
  /** What practice asks next: what is due to be repeated, or any country. The head reads it, too. */
  order: v.fallback(v.optional(v.literal('due')), undefined),
  /** The rules that are chosen for rounds that begin. The head of a game's page reads how the outline is seen, too. */
  outline: v.fallback(v.picklist(['shown', 'turned', 'hidden'] satisfies Rules['outline'][]), 'shown'),
  arrows: v.fallback(v.boolean(), true),
})

/** How a person wants the game to look, and to be played. */
export type Settings = Readonly<v.InferOutput<typeof schema>>
export type Units = Settings['units']

/** The stored settings. Whatever cannot be read is as it is by default, each setting for itself. */
export function readSettings(store: Pick<Store, 'get'>): Settings {
  return v.parse(schema, storedSettings(store))
}

/** The rules that are chosen for rounds that begin. */
export function chosenRules({ outline, arrows }: Pick<Settings, 'outline' | 'arrows'>): Rules {
  return { ...standardRules, outline, arrows }
}

/**
 * Keeps the settings, and beside them what a later version has added. Where
 * that fails they hold until the page is closed.
 */
export function writeSettings(store: Pick<Store, 'get' | 'set'>, settings: Settings): void {
  storeSettings(store, settings)
}
