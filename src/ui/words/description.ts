import type { CompassPoint, Traits } from '../../geo/traits'
import { coastOf, proportionOf, zoneOf } from '../../geo/traits'
import type { PlainId } from './messages'
import type { Say } from './say'

/** A fact about an outline: its label and its value, each with its closing punctuation. */
export type Fact = { readonly label: string; readonly value: string }

/**
 * Describes an outline as a list of facts: its area, proportions, place, parts, holes, breadth, hollows, straight
 * edges and line. The facts name neither the country nor anything near it. The facts of a turned outline leave out
 * whatever would reveal the turn: directions, latitude, and whether it is taller than wide.
 */
export function describeOutline(traits: Traits, say: Say, isTurned = false): readonly Fact[] {
  const { width, height, parts, islets, rows, columns, hollows, straights, roughness } = traits
  const fact = (id: PlainId, value: string | number): Fact => ({
    label: say('description.label', { label: say(id) }),
    value: say('description.value', { value }),
  })
  const none = say('description.none')
  const area = fact('description.area', say('description.areaText', { area: traits.area }))
  const count = fact('description.parts', 1 + parts.length + islets)
  const small = islets > 0 ? [fact('description.smallParts', islets)] : []
  const line = fact('description.line', say('description.lineText', { coast: coastOf(traits), roughness }))
  if (isTurned) {
    const hollow = fact('description.hollows', hollows.length || none)
    const straight = fact('description.straights', straights.length || none)
    return [area, count, ...small, hollow, straight, line]
  }
  const listed = (items: readonly (string | number)[]) => items.join(say('description.between'))
  const side = (towards: CompassPoint, share: number) =>
    say('description.side', { towards: say(`wind.${towards}`), share })
  const sides = listed(parts.map(({ towards, share }) => side(towards, share)))
  const open = listed(hollows.map(({ towards, depth }) => side(towards, depth)))
  const edges = listed(
    straights.map(({ towards, length }) =>
      say('description.straight', { towards: say(`wind.${towards}`), length }),
    ),
  )
  return [
    area,
    fact(
      'description.proportions',
      say('description.proportionsText', { shape: proportionOf(traits), height, width }),
    ),
    fact('description.latitude', latitude(traits, say)),
    count,
    ...(sides ? [fact('description.largeParts', say('description.largePartsText', { sides }))] : []),
    ...small,
    ...traits.holes.map(({ towards, share }) =>
      fact('description.hole', say('description.holeText', { towards: say(`wind.${towards}`), share })),
    ),
    fact('description.rows', say('description.rowsText', { shares: listed(rows) })),
    fact('description.columns', say('description.columnsText', { shares: listed(columns) })),
    fact('description.hollows', open ? say('description.hollowsText', { sides: open }) : none),
    fact('description.straights', edges || none),
    line,
  ]
}

function latitude({ south, north }: Traits, say: Say): string {
  if (south < 0 && north > 0) return say('description.equatorText', { south: -south, north })
  const side = south >= 0 ? 'north' : 'south'
  const [low, high] = side === 'north' ? [south, north] : [-north, -south]
  return say('description.latitudeText', { low, high, side, zone: zoneOf(low, high) })
}
