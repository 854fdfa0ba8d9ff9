import { mannerOf, shapeOf, zoneOf } from '../../geo/kinds'
import type { Traits } from '../../geo/traits'
import type { Say } from './say'
import { WINDS } from './winds'

/**
 * An outline in words, a sentence each: its proportions, place, parts, breadth, hollows, straight edges and coast. It
 * names neither the country nor anything near it.
 */
export function describeOutline(traits: Traits, say: Say): readonly string[] {
  const { area, width, height, rows, columns, roughness } = traits
  return [
    say('description.proportions', { shape: shapeOf(traits), height, width, area }),
    latitudes(traits, say),
    parts(traits, say),
    ...traits.holes.map(({ share, towards }) =>
      say('description.hole', { towards: say(WINDS[towards]), share }),
    ),
    say('description.rows', { shares: listed(rows.map(String), say) }),
    say('description.columns', { shares: listed(columns.map(String), say) }),
    hollows(traits, say),
    straights(traits, say),
    say('description.coast', { manner: mannerOf(traits), roughness }),
  ]
}

function latitudes({ south, north }: Traits, say: Say): string {
  if (south < 0 && north > 0) return say('description.equator', { south: -south, north })
  const side = south >= 0 ? 'north' : 'south'
  const [low, high] = side === 'north' ? [south, north] : [-north, -south]
  return say('description.latitudes', { low, high, side, zone: zoneOf(low, high) })
}

function parts({ parts, islets }: Traits, say: Say): string {
  const inWords = (number: number) => say('description.number', { number })
  const others = parts.map(({ share, towards }, index) =>
    say(index === 0 ? 'description.firstPart' : 'description.part', { towards: say(WINDS[towards]), share }),
  )
  if (islets > 0) others.push(say('description.islets', { count: islets, number: inWords(islets) }))
  if (others.length === 0) return say('description.onePart')
  const count = inWords(1 + parts.length + islets)
  return say('description.parts', { count, others: listed(others, say) })
}

function hollows({ hollows }: Traits, say: Say): string {
  if (hollows.length === 0) return say('description.noHollow')
  const sides = hollows.map(({ towards, depth }, index) =>
    say(index === 0 ? 'description.firstHollow' : 'description.hollow', {
      towards: say(WINDS[towards]),
      depth,
    }),
  )
  return say('description.hollows', { sides: listed(sides, say) })
}

function straights({ straights }: Traits, say: Say): string {
  if (straights.length === 0) return say('description.noStraight')
  const edges = straights.map(({ towards, length }) =>
    say('description.straight', { towards: say(WINDS[towards]), length }),
  )
  return say('description.straights', { edges: listed(edges, say) })
}

function listed(items: readonly string[], say: Say): string {
  return items.reduce((items, item, index, { length }) =>
    say(index === length - 1 ? 'description.and' : 'description.comma', { items, item }),
  )
}
