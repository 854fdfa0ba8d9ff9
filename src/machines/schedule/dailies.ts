import type { PlaceId } from '../../geo/place'
import type { UtcDate } from '../day'
import { targetOfTwenty } from './twentySchedule'
import { targetOfWorld } from './worldSchedule'

/** Differences between the daily puzzles. All of them are published, and never change. */
export type DailyDefinition = {
  /** Returns the target of a day, the same for everybody. */
  readonly targetOn: (date: UtcDate) => PlaceId
  /** Name of the page, as in its address. */
  readonly page: 'daily' | 'world'
  /** Value of the deck in archive addresses; `null` for the default deck, which needs none. */
  readonly inAddress: 'world' | null
  /** Text before the date in a share text, and on the picture of a result. */
  readonly share: '' | '· World '
  readonly card: 'World' | null
  /** Start of the picture's file name, before the date. */
  readonly file: 'outline-' | 'outline-world-'
}

/** Daily puzzles by deck. */
export const dailies = {
  twenty: {
    targetOn: targetOfTwenty,
    page: 'daily',
    inAddress: null,
    share: '',
    card: null,
    file: 'outline-',
  },
  world: {
    targetOn: targetOfWorld,
    page: 'world',
    inAddress: 'world',
    share: '· World ',
    card: 'World',
    file: 'outline-world-',
  },
} as const satisfies Readonly<Record<string, DailyDefinition>>

/** Deck with a daily puzzle. */
export type DailyDeck = keyof typeof dailies

export const DAILY_DECKS = Object.keys(dailies) as readonly DailyDeck[]

/** Whether a text names a deck with a daily puzzle. */
export function isDailyDeck(text: string): text is DailyDeck {
  return Object.hasOwn(dailies, text)
}

/** Returns the target of a daily puzzle. */
export function targetOf({ deck, date }: { readonly deck: DailyDeck; readonly date: UtcDate }): PlaceId {
  return dailies[deck].targetOn(date)
}
