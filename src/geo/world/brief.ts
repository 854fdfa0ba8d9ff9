import { type CountryCode, countryOf } from '../countries.ts'
import { type Brief, byName, facts, type Neighbour, openStreetMapOf, rankOf, wikipediaOf } from '../facts.ts'
import { worldFacts } from './facts.ts'
import { landNeighboursOf } from './neighbours.ts'
import { worldPopulationOf } from './population.ts'

// Needed by nobody before the end of a game: whatever imports this is itself imported late.

/** Where two countries border on each other, if that is away from the mainland of one of them. */
const places: Readonly<Record<string, string>> = {
  'AO CG': 'Cabinda',
  'AZ TR': 'Nakhchivan',
  'BR FR': 'French Guiana',
  'ES MA': 'Ceuta and Melilla',
  'FR SR': 'French Guiana',
  'LT RU': 'Kaliningrad',
  'PL RU': 'Kaliningrad',
}

/** The articles whose title is not the name that the country has here, nor led to by it. */
const articles: { readonly [code in CountryCode]?: string } = {
  FM: 'Federated States of Micronesia',
  GE: 'Georgia (country)',
  IE: 'Republic of Ireland',
  PS: 'State of Palestine',
}

const numbered: { readonly [code in CountryCode]?: (typeof facts)[keyof typeof facts] } = facts

/** What is told of any country, with all its land neighbours. */
export function worldBriefOf(id: CountryCode): Brief {
  const { capitals, continents, area } = worldFacts[id]
  const neighbours = landNeighboursOf(id).map(
    (other): Neighbour => ({ id: other, place: places[[id, other].sort().join(' ')] }),
  )
  const known = numbered[id]
  return {
    capitals,
    continents,
    area,
    rank: rankOf(area, worldFacts),
    population: worldPopulationOf(id),
    neighbours: byName(neighbours),
    article: wikipediaOf(articles[id] ?? countryOf(id).name),
    map: known && openStreetMapOf(known),
  }
}
