import type { MultiPolygon } from 'geojson'
import type { RegionGround, RegionView } from './maps/regionMap'
import never from './neverTargets.json' with { type: 'json' }
import type { CountryCode, Deck, PlaceId, RegionCode } from './place'
import {
  REGION_DECK_NAMES,
  type RegionDeckName,
  type RegionTable,
  regionDecks,
} from './regions/regionDecks.ts'

/** Half of the Earth's circumference, roughly. */
const EARTH = 20_000

/**
 * Decks of countries by name. The names are stored, and their order numbers the decks in links and on sheets: append, never rename
 * or reorder. The twenty never change: the day's country is a number modulo their length, so one more country would
 * change 349 of the 365 days from 22 November 2026.
 */
export const decks = {
  twenty: {
    ...deck(1, 'IT FR JP GB BR AU US IN ES AR EG CN ZA MX CA RU DE TH PL TR'),
    languages: 'ar de es fr hi it ja ko nl pl pt ru sv th tr zh zh-Hant'.split(' '),
  },
  world: deck(
    1,
    'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG',
    'CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH',
    'GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ',
    'LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG',
    'NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM',
    'SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS',
    'XK YE ZA ZM ZW',
  ),
  africa: continent(
    1,
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU',
    'MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
  ),
  americas: continent(
    1,
    'AG AR BB BO BR BS BZ CA CL CO CR CU DM DO EC GD GT GY HN HT JM KN LC MX NI PA PE PY SR SV TT US',
    'UY VC VE',
  ),
  asia: continent(
    1,
    'AE AF AM AZ BD BH BN BT CN CY EG GE ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MV MY',
    'NP OM PH PK PS QA RU SA SG SY TH TJ TL TM TR TW UZ VN YE',
  ),
  europe: continent(
    1,
    'AD AL AM AT AZ BA BE BG BY CH CY CZ DE DK EE ES FI FR GB GE GR HR HU IE IS IT KZ LI LT LU LV MC',
    'MD ME MK MT NL NO PL PT RO RS RU SE SI SK SM TR UA VA XK',
  ),
  oceania: continent(1, 'AU FJ FM KI MH NR NZ PG PW SB TO TV VU WS'),
} satisfies Readonly<Record<string, Deck<CountryCode>>>

export type CountryDeckName = keyof typeof decks

/** Name of a deck of countries or, by the country's code, of the regions of one: the same for everybody, and in links. */
export type PublishedDeckName = CountryDeckName | RegionDeckName

/** Name of a deck that somebody has made of a map, by the hash of its content. Its places have it before a hyphen. */
export type OwnDeckName = `own_${string}`

export type DeckName = PublishedDeckName | OwnDeckName

/** Deck of somebody's own, with its name in their words. */
export type OwnDeck = Deck<RegionCode> &
  RegionTable & {
    readonly name: string
    /** Draws its map around some places. */
    readonly view: (ids: readonly PlaceId[]) => Promise<RegionView>
    /** All its places: those that have outlines, and points, for which only *Where?* asks. */
    readonly located: Deck<RegionCode>['targets']
    /** Land of a place, from which a pin is measured. That of a point is one place. */
    readonly landOf: (id: PlaceId) => MultiPolygon | undefined
    /** Land of all of them, in no more detail than is seen on a map. */
    readonly ground: () => Promise<RegionGround>
  }

/** Decks of somebody's own that are open. Only these are decks: what is stored of others is left alone. */
export const ownDecks = new Map<string, OwnDeck>()

/** Whether a text is formed as the name of a deck of somebody's own. */
export function isOwnDeck(name: string): name is OwnDeckName {
  return name.startsWith('own_')
}

/** Whether a deck is the same for everybody, so that links, sets and days can name its places. */
export function isPublished(name: DeckName): name is PublishedDeckName {
  return !isOwnDeck(name)
}

/** Default deck, for anybody who has not chosen one. */
export const FIRST_DECK = 'twenty' satisfies PublishedDeckName

export const COUNTRY_DECKS = Object.keys(decks) as readonly CountryDeckName[]

export const DECK_NAMES: readonly PublishedDeckName[] = [...COUNTRY_DECKS, ...REGION_DECK_NAMES]

/** Id of a place in a deck of somebody's own. */
const OWN_PLACE = /^own_\w+-\w+$/

/** Creates a test of external values for ids in a list. */
export function isAmong<Id extends PlaceId>(ids: readonly Id[]): (value: unknown) => value is Id {
  const all: readonly unknown[] = ids
  return (value): value is Id => all.includes(value)
}

/** Whether an external value is the id of a place in any deck, or is formed as one of a deck of somebody's own. */
export function isPlaceId(value: unknown): value is PlaceId {
  return (
    OWN_PLACE.test(String(value)) || DECK_NAMES.some((name) => isAmong<PlaceId>(deckOf(name).codes)(value))
  )
}

/**
 * Whether a country can be the target: one with too few corners can be guessed, but is never the answer. Made by
 * `npm run make:atlas`.
 */
export function isTarget(code: PlaceId): boolean {
  return !never.countries.includes(code)
}

/** Whether a place has an outline, so that it can be played on request. Vatican City is only a dot in the atlas. */
export function isDrawn(code: PlaceId): boolean {
  return code !== 'VA'
}

/** Whether an external text is the name of a deck; of somebody's own, only of one that is open. */
export function isDeckName(text: string): text is DeckName {
  return isCountryDeck(text) || Object.hasOwn(regionDecks, text) || ownDecks.has(text)
}

/** Whether an external text is the name of a deck of countries. */
export function isCountryDeck(text: string): text is CountryDeckName {
  return Object.hasOwn(decks, text)
}

/** Name of the deck that has a region. */
export function deckOfRegion(id: RegionCode): RegionDeckName | OwnDeckName {
  return id.replace(/-.*/, '') as RegionDeckName | OwnDeckName
}

/** Lists the decks of the continents, one or two, to which a country belongs. */
export function continentsOf(code: PlaceId): readonly CountryDeckName[] {
  return COUNTRY_DECKS.filter((name) => deckOf(name).isContinent && deckOf(name).codes.includes(code))
}

/** Finds the deck with a name. */
export function deckOf(name: DeckName): Deck {
  return isCountryDeck(name) ? decks[name] : (ownDecks.get(name) ?? regionDecks[name as RegionDeckName])
}

/** Creates a deck from lines of codes, separated by spaces. */
function deck(version: number, ...lines: readonly string[]): Deck<CountryCode> {
  const codes = lines.join(' ').split(' ') as readonly string[] as readonly CountryCode[]
  const targets = codes.filter(isTarget) as [CountryCode, ...CountryCode[]]
  return {
    version,
    codes,
    targets,
    countries: codes,
    span: EARTH,
    isContinent: false,
    languages: [],
  }
}

/** Creates the deck of a continent. */
function continent(version: number, ...lines: readonly string[]): Deck<CountryCode> {
  return { ...deck(version, ...lines), isContinent: true }
}
