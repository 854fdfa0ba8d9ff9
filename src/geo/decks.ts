import type { CountryCode } from './entries'
import { neverSought } from './neverSought.ts'

/** Countries that are played with together. */
export type Deck = {
  /** Counts up whenever the codes change. */
  readonly version: number
  /** What may be guessed, in an order that schedules count by: append, never reorder. */
  readonly codes: readonly CountryCode[]
  /** Countries that may be sought, in the same order; never none. */
  readonly targets: readonly [CountryCode, ...CountryCode[]]
  /** Whether the neighbours of its countries are told among themselves only, and all are on the map of a season. */
  readonly isApart: boolean
  /** Whether its countries are those of a continent, whose name tells where they are. */
  readonly isContinent: boolean
  /** In which languages (BCP 47) its countries are found, beside those of the page and of the browser. */
  readonly languages: readonly string[]
}

/**
 * The decks by their names, which are part of what is stored, and in the order of their numbers in links and on sheets:
 * append, never rename or reorder. The twenty stay as they are: a day's country is a number modulo their length, and one
 * country more would give 349 of the 365 days from 22 November 2026 on another one.
 */
export const decks = {
  twenty: {
    ...deck(1, 'IT FR JP GB BR AU US IN ES AR EG CN ZA MX CA RU DE TH PL TR'),
    isApart: true,
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
} satisfies Readonly<Record<string, Deck>>

export type DeckName = keyof typeof decks

/** With which everybody begins: where no deck is chosen or named. */
export const FIRST_DECK = 'twenty' satisfies DeckName

export const DECK_NAMES = Object.keys(decks) as readonly DeckName[]

/** Whether a value from outside is the code of a country. The world has them all. */
export function isCountryCode(value: unknown): value is CountryCode {
  const all: readonly unknown[] = decks.world.codes
  return all.includes(value)
}

/** Whether a country may be an answer: one with too few corners can be guessed, and is not sought. */
export function isSought(code: CountryCode): boolean {
  return !neverSought.includes(code)
}

/** Whether there is an outline of a country, so that it can be asked for by whoever wants to. Vatican City is a dot in the atlas. */
export function isDrawn(code: CountryCode): boolean {
  return code !== 'VA'
}

/** Whether a text from outside names a deck. */
export function isDeckName(text: string): text is DeckName {
  return Object.hasOwn(decks, text)
}

/** The deck of a name. */
export function deckOf(name: DeckName): Deck {
  return decks[name]
}

/** A deck from lines of codes, parted by blanks. */
function deck(version: number, ...lines: readonly string[]): Deck {
  const codes = lines.join(' ').split(' ') as readonly string[] as readonly CountryCode[]
  const targets = codes.filter(isSought) as [CountryCode, ...CountryCode[]]
  return { version, codes, targets, isApart: false, isContinent: false, languages: [] }
}

/** The deck of a continent. */
function continent(version: number, ...lines: readonly string[]): Deck {
  return { ...deck(version, ...lines), isContinent: true }
}
