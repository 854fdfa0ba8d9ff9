import type { CountryCode } from '../../geo/countries'
import type { UtcDate } from '../day'
import { targetOfTwenty } from './twentySchedule'
import { targetOfWorld } from './worldSchedule'

/** What tells one daily puzzle from another. All of it is published, and never changes. */
export type Daily = {
  /** The country of a day, the same for everybody. */
  readonly targetOn: (date: UtcDate) => CountryCode
  /** The name of the page on which it is played, as its address has it. */
  readonly page: 'daily' | 'world'
  /** What an address of the archive says of it: of the first one nothing. */
  readonly inAddress: 'world' | null
  /** What stands before the date in a share text, and on the picture of a result. */
  readonly share: '' | '· World '
  readonly card: 'World' | null
  /** What the file of that picture is called before the date. */
  readonly file: 'outline-' | 'outline-world-'
}

/** The daily puzzles by their decks. */
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
} as const satisfies Readonly<Record<string, Daily>>

/** The decks that have a puzzle every day. */
export type DailyDeck = keyof typeof dailies

export const DAILY_DECKS = Object.keys(dailies) as readonly DailyDeck[]

/** Whether a text names a deck that has a puzzle every day. */
export function isDailyDeck(text: string): text is DailyDeck {
  return Object.hasOwn(dailies, text)
}

/** The country of a day. */
export function targetOf({ deck, date }: { readonly deck: DailyDeck; readonly date: UtcDate }): CountryCode {
  return dailies[deck].targetOn(date)
}
