import { readFileSync } from 'node:fs'
import { REGION_DECK_NAMES, type RegionDeckName, type RegionTable } from '../../src/geo/regions/regionDecks'
import { parseShape, type Shape } from '../../src/geo/shape'
import { stampOf } from '../atlas/stamps'

/** Region of each deck whose silhouette stands for the deck on the shelf. */
const SAMPLES: Readonly<Record<RegionDeckName, string>> = {
  US: 'TX',
  CA: 'BC',
  MX: 'BCS',
  BR: 'BA',
  AR: 'B',
  DE: 'BY',
  AT: '7',
  CH: 'GR',
  FR: 'BRE',
  IT: '82',
  ES: 'CT',
  NL: 'ZE',
  PL: '22',
  CZ: '20',
  SE: 'M',
  TR: '34',
  JP: '01',
  GB: 'WLS',
  AU: 'QLD',
  ZA: 'WC',
}

/** Text of `src/geo/regions/samples.json`, made of the committed decks. */
export function samplesText(): string {
  const stamps = REGION_DECK_NAMES.map((deck) => [deck, stampOf(shapeIn(deck))])
  return `${JSON.stringify(Object.fromEntries(stamps), null, 2)}\n`
}

function shapeIn(deck: RegionDeckName): Shape {
  const table = JSON.parse(readFileSync(`src/geo/regions/decks/${deck}.json`, 'utf8')) as RegionTable
  const region = table.regions.find(({ id }) => id === `${deck}-${SAMPLES[deck]}`)
  return parseShape(region?.shape ?? '') as Shape
}
