import type { Direction } from './direction'

/** Name of one of the eight compass points. */
export type CompassPoint = Direction['word']

/** Geometric facts about an outline, from which its description is composed. */
export type Traits = {
  /** Area in km², to two significant digits. */
  readonly area: number
  /** Extent from west to east and from north to south, in km, to two significant digits. */
  readonly width: number
  readonly height: number
  /** Southernmost and northernmost latitude, to the nearest 5 degrees, north positive. */
  readonly south: number
  readonly north: number
  /** Largest parts besides the main one: area in per cent of the main part, and direction from its centre. */
  readonly parts: readonly { readonly share: number; readonly towards: CompassPoint }[]
  /** Number of remaining parts, all of them small. */
  readonly islets: number
  /** Holes: area in per cent of the main part, and direction from its centre. */
  readonly holes: readonly { readonly share: number; readonly towards: CompassPoint }[]
  /** Share of land across the width, in per cent, in each fifth of the height from north to south. */
  readonly rows: readonly number[]
  /** Share of land across the height, in per cent, in each fifth of the width from west to east. */
  readonly columns: readonly number[]
  /** Hollows of the main part: the side that is open, and the depth in per cent of the longer side. */
  readonly hollows: readonly { readonly towards: CompassPoint; readonly depth: number }[]
  /** Straight edges of the main part: the side they face, and their total length in km, to one significant digit. */
  readonly straights: readonly { readonly towards: CompassPoint; readonly length: number }[]
  /** Length of the main part's drawn outline, in per cent of a band stretched round it: 100 and more. */
  readonly roughness: number
}

/** Ratio of the sides from which one counts as longer, and as much longer. */
const LONGER = 1.1
const MUCH_LONGER = 1.6

/** Latitudes of the tropics and of the polar circles, to the nearest 5 degrees, like those of an outline. */
const TROPIC = 25
const POLAR_CIRCLE = 65

/** Height of an outline relative to its width, as a category. */
export function proportionOf({ width, height }: Pick<Traits, 'width' | 'height'>) {
  const [tall, wide] = [height / width, width / height]
  if (tall >= MUCH_LONGER) return 'muchTaller'
  if (tall >= LONGER) return 'taller'
  if (wide >= MUCH_LONGER) return 'muchWider'
  if (wide >= LONGER) return 'wider'
  return 'even'
}

/** Climate zone of an outline between two latitudes, in degrees from the equator, the lower first. */
export function zoneOf(low: number, high: number) {
  if (high <= TROPIC) return 'tropics'
  if (high > POLAR_CIRCLE) return 'beyondPolarCircle'
  if (low < TROPIC) return 'intoTropics'
  return 'temperate'
}

/** Roughness of a coast, as a category. */
export function coastOf({ roughness }: Pick<Traits, 'roughness'>) {
  if (roughness <= 140) return 'smooth'
  if (roughness <= 165) return 'uneven'
  if (roughness <= 195) return 'indented'
  return 'jagged'
}
