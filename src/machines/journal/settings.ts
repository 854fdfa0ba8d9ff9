import * as v from 'valibot'
import { DECK_NAMES, FIRST_DECK } from '../../geo/decks'
import type { RuleChoice, Rules } from '../rules'
import type { Store, WatchedStore } from '../store'

/**
 * The key under which the settings are kept, the same in every version: each reads what it knows and leaves the rest.
 * The document's head reads it too, before the first paint.
 */
export const SETTINGS = 'outline.settings'

/** Version 1 wrote no number. */
const VERSION = 2

/** Chose between two languages for the names of countries, before every page had all of its words in one. */
const RETIRED = 'language'

const schema = v.object({
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  units: v.fallback(v.picklist(['km', 'miles']), 'km'),
  contrast: v.fallback(v.picklist(['normal', 'high']), 'normal'),
  /** Whether a guess is felt, on a device that can shake. */
  vibration: v.fallback(v.picklist(['on', 'off']), 'on'),
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

/** What a store has refused to keep. It holds until the page is closed. */
const unsaved = new WeakMap<object, Readonly<Record<string, unknown>>>()

/** The stored settings. Whatever cannot be read is as it is by default, each setting for itself. */
export function readSettings(store: Pick<Store, 'get'>): Settings {
  return v.parse(schema, storedSettings(store))
}

/** Whether two have every setting in common. */
export function areSameSettings(one: Settings, other: Settings): boolean {
  const names = Object.keys(schema.entries) as (keyof Settings)[]
  return names.every((name) => one[name] === other[name])
}

/** The rules that are chosen for rounds that begin. */
export function chosenRules({ outline, arrows }: Settings): RuleChoice {
  return { outline, arrows }
}

/** The language (BCP 47) that a person has chosen, if one has been. */
export function chosenLanguage(store: Pick<Store, 'get'>): string | undefined {
  const { lang } = storedSettings(store)
  return typeof lang === 'string' ? lang : undefined
}

/**
 * Keeps some settings, or the language in which somebody wants to read, beside the others and what a later version
 * has added. Where that fails they hold until the page is closed.
 */
export function writeSettings(
  store: WatchedStore,
  changed: Partial<Settings> & { readonly lang?: string },
): void {
  const { [RETIRED]: _, ...stored } = storedSettings(store)
  const settings = { version: VERSION, ...stored, ...changed }
  unsaved.set(store, settings)
  try {
    store.set(SETTINGS, JSON.stringify(settings))
    unsaved.delete(store)
  } catch {
    store.touch(SETTINGS)
  }
}

/** What is stored, as nobody has looked at it yet. */
function storedSettings(store: Pick<Store, 'get'>): Readonly<Record<string, unknown>> {
  const refused = unsaved.get(store)
  if (refused) return refused
  try {
    const stored: unknown = JSON.parse(store.get(SETTINGS) ?? '')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    // Nothing stored, nothing readable, or nothing to be asked: the defaults.
    return {}
  }
}
