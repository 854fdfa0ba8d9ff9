import type { PlaceId } from '../../geo/place'
import { REGION_DECK_NAMES, type RegionDeckName, regionDecks } from '../../geo/regions/regionDecks'
import type { UtcDate } from './day'
import { targetOfTwenty } from './twentySchedule'
import { epochs, REGIONS_FROM, scheduleOfRegions, targetOfWorld } from './worldSchedule'

/** Deck with a daily puzzle. */
export type DailyDeck = 'twenty' | 'world' | RegionDeckName

/** Differences between the daily puzzles. All of them are published, and never change. */
type DailyDefinition = {
  /** Returns the target of a day, the same for everybody. */
  readonly targetOn: (date: UtcDate) => PlaceId
  /** First playable day. */
  readonly first: UtcDate
  /** Address of the page, relative to the site. */
  readonly page: string
  /** Id of the text with its title. */
  readonly heading: 'daily.heading' | 'world.heading' | `decks.${RegionDeckName}`
  /** Value of the deck in archive addresses; `null` for the default deck, which needs none. */
  readonly inAddress: string | null
  /** Text before the date in a share text, and on the picture of a result. */
  readonly share: string
  readonly card: string | null
  /** Start of the picture's file name, before the date. */
  readonly file: string
}

const [{ first }] = epochs

/** Daily puzzles by deck. */
export const dailies: Readonly<Record<DailyDeck, DailyDefinition>> = {
  twenty: {
    targetOn: targetOfTwenty,
    first,
    page: 'daily',
    heading: 'daily.heading',
    inAddress: null,
    share: '',
    card: null,
    file: 'outline-',
  },
  world: {
    targetOn: targetOfWorld,
    first,
    page: 'world',
    heading: 'world.heading',
    ...named('world', 'World'),
  },
  ...(Object.fromEntries(REGION_DECK_NAMES.map((deck) => [deck, dailyOfRegions(deck)])) as Record<
    RegionDeckName,
    DailyDefinition
  >),
}

function dailyOfRegions(deck: RegionDeckName): DailyDefinition {
  return {
    targetOn: scheduleOfRegions(deck),
    first: REGIONS_FROM,
    page: `states/${deck.toLowerCase()}`,
    heading: `decks.${deck}`,
    ...named(deck, regionDecks[deck].name),
  }
}

/** Marks of a deck other than the default one, which is not named. */
function named(deck: DailyDeck, name: string) {
  return { inAddress: deck, share: `· ${name} `, card: name, file: `outline-${deck.toLowerCase()}-` }
}

export const DAILY_DECKS = Object.keys(dailies) as readonly DailyDeck[]

/** Whether a text names a deck with a daily puzzle. */
export function isDailyDeck(text: string): text is DailyDeck {
  return Object.hasOwn(dailies, text)
}

/** Returns the target of a daily puzzle. */
export function targetOf({ deck, date }: { readonly deck: DailyDeck; readonly date: UtcDate }): PlaceId {
  return dailies[deck].targetOn(date)
}
