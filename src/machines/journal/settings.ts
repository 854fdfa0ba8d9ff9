import { DECK_NAMES, FIRST_DECK } from '../../geo/decks'
import type { RuleChoice, Rules } from '../rules'
import { PREFIX, type Store, unlessRefused, type WatchedStore } from '../store/store'

/**
 * The key under which the settings are kept. They are no collection: every version reads the settings that it knows, each for
 * itself, and leaves the rest; and the document's head reads them before the first paint, and has no schemas.
 */
export const SETTINGS = `${PREFIX}settings`

const VERSION = 1

/** What each setting can be; the first is what it is by default. */
const choices = {
  theme: ['system', 'light', 'dark'],
  units: ['km', 'miles'],
  contrast: ['normal', 'high'],
  /** Whether a guess is felt, on a device that can shake. */
  vibration: ['on', 'off'],
  /** With which practice is played. The head of the page of practice reads it, too. */
  deck: [FIRST_DECK, ...DECK_NAMES],
  /** What practice asks next: any country, or what is due to be repeated. The head reads it, too. */
  order: [undefined, 'due'],
  /** The rules that are chosen for rounds that begin. The head of a game's page reads how the outline is seen, too. */
  outline: ['shown', 'turned', 'hidden'] satisfies Rules['outline'][],
  arrows: [true, false],
  /** Whether practice tells what still fits. */
  aid: [false, true],
} as const

const NAMES = Object.keys(choices) as readonly (keyof Settings)[]

/** How a person wants the game to look, and to be played. */
export type Settings = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] }
export type Units = Settings['units']

/** What a store has refused to keep. It holds until the page is closed. */
const unsaved = new WeakMap<object, Readonly<Record<string, unknown>>>()

/** The stored settings. Whatever cannot be read is as it is by default, each setting for itself. */
export function readSettings(store: Pick<Store, 'get'>): Settings {
  const stored = storedSettings(store)
  const chosen = NAMES.map((name) => {
    const known: readonly unknown[] = choices[name]
    return [name, known.includes(stored[name]) ? stored[name] : known[0]]
  })
  return Object.fromEntries(chosen)
}

/** Whether two have every setting in common. */
export function areSameSettings(one: Settings, other: Settings): boolean {
  return NAMES.every((name) => one[name] === other[name])
}

/** The rules that are chosen for rounds that begin. */
export function chosenRules({ outline, arrows, aid }: Settings): RuleChoice {
  return { outline, arrows, aid }
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
  const settings = { version: VERSION, ...storedSettings(store), ...changed }
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
  // Nothing stored, nothing readable, or nothing to be asked: the defaults.
  return (
    unsaved.get(store) ??
    unlessRefused(() => {
      const stored: unknown = JSON.parse(store.get(SETTINGS) ?? '')
      return typeof stored === 'object' ? { ...stored } : {}
    }, {})
  )
}
