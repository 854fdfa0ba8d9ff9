import { COUNTRY_DECKS, FIRST_DECK } from '../../geo/decks'
import { AIDS, type RuleChoice, type Rules } from '../rules/rules'
import { PREFIX, type Store, unlessRefused, type WatchedStore } from '../store/store'

/**
 * Key of the settings. They are not a `Collection`: each version reads the settings it knows one by one and leaves the
 * rest, and the document's head reads them before the first paint, without schemas.
 */
export const SETTINGS = `${PREFIX}settings`

const VERSION = 1

/** Allowed values of each setting, the default first. */
const choices = {
  theme: ['system', 'light', 'dark'],
  units: ['km', 'miles'],
  contrast: ['normal', 'high'],
  /** Whether a guess vibrates, on a device that can. */
  vibration: ['on', 'off'],
  /** Whether the quiz is offered after a round of practice. */
  quiz: ['off', 'on'],
  /** Deck for practice; also read by the head of the practice page. */
  deck: [FIRST_DECK, ...COUNTRY_DECKS],
  /** Order of practice: any country, those due for review, or where countries lie; also read by the head of the practice page. */
  order: [undefined, 'due'],
  /** Rules chosen for new rounds; the head of a game's page also reads `outline`. */
  outline: ['shown', 'turned', 'hidden'] satisfies Rules['outline'][],
  arrows: [true, false],
  /** Aids chosen for new rounds. */
  size: [false, true],
  shapes: [false, true],
  globe: [false, true],
  continent: [false, true],
  more: [false, true],
  fit: [false, true],
  /** Section on the country at the end of a round, open until somebody closes it. */
  brief: ['open', 'closed'],
  /** Sections at the end of a round and of the league, closed until somebody opens them. */
  statistics: ['closed', 'open'],
  review: ['closed', 'open'],
  duel: ['closed', 'open'],
  days: ['closed', 'open'],
  scores: ['closed', 'open'],
  streaks: ['closed', 'open'],
} as const

const NAMES = Object.keys(choices) as readonly (keyof Settings)[]

/** Preferences for the look of the game and for how it is played. */
export type Settings = { readonly [Name in keyof typeof choices]: (typeof choices)[Name][number] }
export type Units = Settings['units']

/** Settings that remember whether a section is open. */
export type Fold = 'brief' | 'statistics' | 'review' | 'duel' | 'days' | 'scores' | 'streaks'

/** Reads the settings; an unreadable setting takes its default, independently of the others. */
export function readSettings(store: Pick<Store, 'get'>): Settings {
  const stored = storedSettings(store)
  const chosen = NAMES.map((name) => {
    const known: readonly unknown[] = choices[name]
    return [name, known.includes(stored[name]) ? stored[name] : known[0]]
  })
  return Object.fromEntries(chosen)
}

/** Whether two sets of settings are equal. */
export function areSameSettings(one: Settings, other: Settings): boolean {
  return NAMES.every((name) => one[name] === other[name])
}

/** Rules chosen for new rounds. */
export function chosenRules(settings: Settings): RuleChoice {
  const { outline, arrows } = settings
  return { outline, arrows, aids: AIDS.filter((aid) => settings[aid]) }
}

const standard = {
  outline: 'shown',
  arrows: true,
  size: false,
  shapes: false,
  globe: false,
  continent: false,
  more: false,
  fit: false,
} as const satisfies Partial<Settings>

/** Levels of difficulty, each a choice of rules. */
export const LEVELS = {
  easy: { ...standard, size: true, globe: true, continent: true },
  standard,
  hard: { ...standard, outline: 'turned', arrows: false },
} as const satisfies Readonly<Record<string, Partial<Settings>>>

export type Level = keyof typeof LEVELS

/** Level of difficulty that was chosen; `undefined` for rules that were chosen one by one. */
export function levelOf(settings: Settings): Level | undefined {
  const levels = Object.keys(LEVELS) as readonly Level[]
  return levels.find((level) => areSameSettings({ ...settings, ...LEVELS[level] }, settings))
}

/** Settings that are free texts: language (BCP 47), and one's own name in the chats of a league. */
type Texts = { readonly lang?: string; readonly leagueName?: string }

/** Text chosen by the person, if any. */
export function chosenText(store: Pick<Store, 'get'>, name: keyof Texts): string | undefined {
  const text = storedSettings(store)[name]
  return typeof text === 'string' ? text : undefined
}

/**
 * Saves changed settings or chosen texts, keeping all others and any that a later version has added. If the store
 * refuses, the changes apply until the page is closed.
 */
export function writeSettings(store: WatchedStore, changed: Partial<Settings> & Texts): void {
  store.hold(SETTINGS, JSON.stringify({ version: VERSION, ...storedSettings(store), ...changed }))
}

/** Reads the settings object without checking its values. */
function storedSettings(store: Pick<Store, 'get'>): Readonly<Record<string, unknown>> {
  // Nothing stored, invalid JSON or an unavailable store: empty, so that the defaults apply.
  return unlessRefused(() => {
    // Stryker disable next-line StringLiteral: equivalent, because neither text is JSON.
    const stored: unknown = JSON.parse(store.get(SETTINGS) ?? '')
    return typeof stored === 'object' ? { ...stored } : {}
  }, {})
}
