import type { Traits } from './traits'

/** How many times longer one side is than the other from which it counts as longer, and as much longer. */
const LONGER = 1.1
const MUCH_LONGER = 1.6

/** Latitude of the tropics and of the polar circles, to the nearest 5 degrees as the latitudes of an outline are. */
const TROPIC = 25
const POLAR_CIRCLE = 65

/** How an outline is called that is at most so long, in per cent of a band stretched round it. */
const MANNERS = [
  [140, 'rather smooth'],
  [165, 'uneven'],
  [195, 'much indented'],
] as const
const JAGGED = 'jagged all over'

/**
 * An outline in words, a sentence each, in English: its proportions, place, parts, breadth, hollows, straight
 * edges and coast. It names neither the country nor anything near it.
 */
export function describeOutline(traits: Traits): readonly string[] {
  return [
    proportions(traits),
    latitudes(traits),
    parts(traits),
    ...holes(traits),
    `From north to south in five equal strips, land takes up ${listed(traits.rows.map(String))} percent of the width.`,
    `From west to east in five, it takes up ${listed(traits.columns.map(String))} percent of the height.`,
    hollows(traits),
    straights(traits),
    coast(traits),
  ]
}

function proportions({ area, width, height }: Traits): string {
  const [tall, wide] = [height / width, width / height]
  const shape =
    tall >= MUCH_LONGER
      ? 'Much taller than wide'
      : tall >= LONGER
        ? 'Taller than wide'
        : wide >= MUCH_LONGER
          ? 'Much wider than tall'
          : wide >= LONGER
            ? 'Wider than tall'
            : 'About as tall as wide'
  return `${shape}: some ${grouped(height)} km from north to south and ${grouped(width)} km from west to east, with an area of about ${grouped(area)} km².`
}

function latitudes({ south, north }: Traits): string {
  if (south < 0 && north > 0)
    return `It lies across the equator, from about ${-south}° south to ${north}° north.`
  const [low, high] = south >= 0 ? [south, north] : [-north, -south]
  const zone =
    high <= TROPIC
      ? 'in the tropics'
      : high > POLAR_CIRCLE
        ? 'reaching beyond the polar circle'
        : low < TROPIC
          ? 'reaching into the tropics'
          : 'between the tropic and the polar circle'
  return `It lies between about ${low}° and ${high}° ${south >= 0 ? 'north' : 'south'}, ${zone}.`
}

function parts({ parts, islets }: Traits): string {
  const large = parts.map(
    ({ share, towards }, i) => `one to the ${towards} (${share} percent${i === 0 ? ' of its area' : ''})`,
  )
  const small = islets === 0 ? [] : [islets === 1 ? 'one small one' : `${counted(islets)} small ones`]
  const others = [...large, ...small]
  if (others.length === 0) return 'It is all in one part.'
  return `It has ${counted(1 + parts.length + islets)} parts: beside the main one, ${listed(others)}.`
}

function holes({ holes }: Traits): readonly string[] {
  return holes.map(
    ({ share, towards }) =>
      `It encloses a hole to the ${towards} of its middle, with ${share} percent of its area.`,
  )
}

function hollows({ hollows }: Traits): string {
  if (hollows.length === 0) return 'No side of the main part is hollow.'
  const bites = hollows.map(
    ({ towards, depth }, i) =>
      `on the ${towards} (${i === 0 ? `to a depth of ${depth} percent of the longer side` : `${depth} percent`})`,
  )
  return `The main part is hollow ${listed(bites)}.`
}

function straights({ straights }: Traits): string {
  if (straights.length === 0) return 'It has no long straight edge.'
  const edges = straights.map(({ towards, length }) => `facing ${towards} for about ${grouped(length)} km`)
  return `Its edge is straight ${listed(edges)}.`
}

function coast({ roughness }: Traits): string {
  const manner = MANNERS.find(([most]) => roughness <= most)?.[1] ?? JAGGED
  return `Its outline is ${manner}: ${roughness} percent as long as a band stretched round it.`
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

function counted(number: number): string {
  return (
    ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][number] ??
    String(number)
  )
}

/** Thousands parted by commas, whatever the language of the device: the words around are English. */
function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
}
