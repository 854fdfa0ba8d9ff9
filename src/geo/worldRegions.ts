import { type CountryCode, countryOf } from './countries'
import { pointOf, type Vector, vectorOf } from './maps/vector'
import type { PlaceId } from './place'
import type { Point } from './point'

/** Countries of each region of the world, by the UN's M49 standard; Taiwan and Kosovo, which it lacks, by where they lie. */
const codes = {
  northernAfrica: 'DZ EG LY MA SD TN',
  westernAfrica: 'BF BJ CI CV GH GM GN GW LR ML MR NE NG SL SN TG',
  middleAfrica: 'AO CD CF CG CM GA GQ ST TD',
  easternAfrica: 'BI DJ ER ET KE KM MG MU MW MZ RW SC SO SS TZ UG ZM ZW',
  southernAfrica: 'BW LS NA SZ ZA',
  northernAmerica: 'CA US',
  centralAmerica: 'BZ CR GT HN MX NI PA SV',
  caribbean: 'AG BB BS CU DM DO GD HT JM KN LC TT VC',
  southAmerica: 'AR BO BR CL CO EC GY PE PY SR UY VE',
  northernEurope: 'DK EE FI GB IE IS LT LV NO SE',
  westernEurope: 'AT BE CH DE FR LI LU MC NL',
  southernEurope: 'AD AL BA ES GR HR IT ME MK MT PT RS SI SM VA XK',
  easternEurope: 'BG BY CZ HU MD PL RO RU SK UA',
  centralAsia: 'KG KZ TJ TM UZ',
  westernAsia: 'AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE',
  southernAsia: 'AF BD BT IN IR LK MV NP PK',
  easternAsia: 'CN JP KP KR MN TW',
  southEasternAsia: 'BN ID KH LA MM MY PH SG TH TL VN',
  australasia: 'AU NZ',
  melanesia: 'FJ PG SB VU',
  micronesia: 'FM KI MH NR PW',
  polynesia: 'TO TV WS',
}

export type WorldRegion = keyof typeof codes

/** Regions, continent by continent. */
export const WORLD_REGIONS = Object.keys(codes) as readonly WorldRegion[]

/** Countries of a region. */
export function countriesIn(region: WorldRegion): readonly CountryCode[] {
  return codes[region].split(' ') as readonly string[] as readonly CountryCode[]
}

/** Region of a country. */
export function worldRegionOf(country: PlaceId): WorldRegion {
  return WORLD_REGIONS.find((region) => codes[region].includes(country)) as WorldRegion
}

/** Reference point of a region: the mean of its countries' middles on the sphere. */
export function middleOf(region: WorldRegion): Point {
  const middles = countriesIn(region).map((code) => vectorOf(countryOf(code).centroid))
  return pointOf(
    [0, 1, 2].map((i) => middles.reduce((sum, at) => sum + (at[i] ?? 0), 0)) as unknown as Vector,
  )
}
