import type { Deck } from '../deck'
import type { CountryCode } from '../entries'
import type { RegionCode } from '../place'
import type { Kilometres } from '../point'

/** Minimum number of corners of a target's outline: the source has small cities with a few. */
export const LEAST_REGION_CORNERS = 12

type RegionDeck = Deck<RegionCode> & {
  /** English name, as in a share text. */
  readonly name: string
}

/**
 * Decks of regions by country. Names and their order are stored: append, never rename or reorder. After adding a line,
 * run `npm run make:regions`, which tells its span. Regions that are never sought have an outline of fewer than
 * {@link LEAST_REGION_CORNERS} corners, or are one of two rectangles: Colorado and Wyoming.
 */
export const regionDecks = {
  US: deck(
    'US',
    'US states',
    1,
    8_300,
    'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY',
    'CO DC WY',
  ),
  CA: deck('CA', 'Canadian provinces', 1, 4_800, 'AB BC MB NB NL NS NT NU ON PE QC SK YT'),
  MX: deck(
    'MX',
    'Mexican states',
    1,
    3_000,
    'AGU BCN BCS CAM CHH CHP CMX COA COL DUR GRO GUA HID JAL MEX MIC MOR NAY NLE OAX PUE QUE ROO SIN SLP SON TAB TAM TLA VER YUC ZAC',
  ),
  BR: deck(
    'BR',
    'Brazilian states',
    1,
    3_800,
    'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO',
  ),
  AR: deck('AR', 'Argentine provinces', 1, 3_500, 'A B C D E F G H J K L M N P Q R S T U V W X Y Z', 'C'),
  DE: deck('DE', 'German states', 1, 700, 'BB BE BW BY HB HE HH MV NI NW RP SH SL SN ST TH'),
  AT: deck('AT', 'Austrian states', 1, 600, '1 2 3 4 5 6 7 8 9'),
  CH: deck(
    'CH',
    'Swiss cantons',
    1,
    300,
    'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH',
    'BS',
  ),
  FR: deck('FR', 'French regions', 1, 1_200, '20R ARA BFC BRE CVL GES HDF IDF NAQ NOR OCC PAC PDL'),
  IT: deck('IT', 'Italian regions', 1, 1_100, '21 23 25 32 34 36 42 45 52 55 57 62 65 67 72 75 77 78 82 88'),
  ES: deck(
    'ES',
    'Spanish regions',
    1,
    2_200,
    'AN AR AS CB CE CL CM CN CT EX GA IB MC MD ML NC PV RI VC',
    'CE ML',
  ),
  NL: deck('NL', 'Dutch provinces', 1, 300, 'DR FL FR GE GR LI NB NH OV UT ZE ZH'),
  PL: deck('PL', 'Polish voivodeships', 1, 700, '02 04 06 08 10 12 14 16 18 20 22 24 26 28 30 32'),
  CZ: deck('CZ', 'Czech regions', 1, 400, '10 20 31 32 41 42 51 52 53 63 64 71 72 80'),
  SE: deck('SE', 'Swedish counties', 1, 1_300, 'AB AC BD C D E F G H I K M N O S T U W X Y Z'),
  TR: deck('TR', 'Turkish provinces', 1, 1_600, numbers(81)),
  JP: deck('JP', 'Japanese prefectures', 1, 2_500, numbers(47)),
  KR: deck(
    'KR',
    'South Korean provinces',
    1,
    600,
    '11 26 27 28 29 30 31 41 42 43 44 45 46 47 48 49 50',
    '29',
  ),
  ZA: deck('ZA', 'South African provinces', 1, 1_400, 'EC FS GP KZN LP MP NC NW WC'),
  AU: deck('AU', 'Australian states', 1, 2_900, 'ACT NSW NT QLD SA TAS VIC WA'),
  GB: deck('GB', 'UK regions', 1, 700, 'NIR SCT TLC TLD TLE TLF TLG TLH TLI TLJ TLK WLS'),
} satisfies { readonly [country in CountryCode]?: RegionDeck }

export type RegionDeckName = keyof typeof regionDecks

export const REGION_DECK_NAMES = Object.keys(regionDecks) as readonly RegionDeckName[]

/** Creates the deck of a country's regions from its English name, version, span (the greatest distance between two of its centroids, rounded
 * up to 100 km), regions, and those never sought, both without `US-`. */
function deck(
  country: CountryCode,
  name: string,
  version: number,
  span: Kilometres,
  regions: string,
  unsought = '',
): RegionDeck {
  const plain = unsought.split(' ')
  const codeOf = (region: string): RegionCode => `${country}-${region}`
  const targets = regions.split(' ').filter((region) => !plain.includes(region))
  return {
    name,
    version,
    codes: regions.split(' ').map(codeOf),
    targets: targets.map(codeOf) as [RegionCode, ...RegionCode[]],
    ...{ countries: undefined, span, isApart: false, isContinent: false, languages: [] },
  }
}

/** Numbers of two digits from 01. */
function numbers(last: number): string {
  return Array.from({ length: last }, (_, at) => String(at + 1).padStart(2, '0')).join(' ')
}
