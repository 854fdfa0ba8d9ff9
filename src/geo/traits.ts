import type { Direction } from './direction'

/** One of the eight winds in words. */
export type CompassPoint = Direction['word']

/** Facts about an outline, found in its geometry alone, from which it is described in words. */
export type Traits = {
  /** In km², to two significant digits. */
  readonly area: number
  /** From west to east and from north to south, in km, to two significant digits. */
  readonly width: number
  readonly height: number
  /** The latitudes it reaches, to the nearest 5 degrees, north positive. */
  readonly south: number
  readonly north: number
  /** The largest parts beside the main one: area in per cent of its area, and where they lie from its middle. */
  readonly parts: readonly { readonly share: number; readonly towards: CompassPoint }[]
  /** How many more parts there are, all of them small. */
  readonly islets: number
  /** Holes: area in per cent of the main part's, and where they lie from its middle. */
  readonly holes: readonly { readonly share: number; readonly towards: CompassPoint }[]
  /** How much of the width is land, in per cent, in each fifth of the height from north to south. */
  readonly rows: readonly number[]
  /** How much of the height is land, in per cent, in each fifth of the width from west to east. */
  readonly columns: readonly number[]
  /** Where the main part is hollow: the side that is open, and how deep, in per cent of the longer side. */
  readonly hollows: readonly { readonly towards: CompassPoint; readonly depth: number }[]
  /** Where the main part's edge is straight: the side it faces and for how many km in all, to one significant digit. */
  readonly straights: readonly { readonly towards: CompassPoint; readonly length: number }[]
  /** Length of the main part's outline as it is drawn, in per cent of a band stretched round it: 100 and more. */
  readonly roughness: number
}

/** How many times longer one side is than the other from which it counts as longer, and as much longer. */
const LONGER = 1.1
const MUCH_LONGER = 1.6

/** Latitude of the tropics and of the polar circles, to the nearest 5 degrees as the latitudes of an outline are. */
const TROPIC = 25
const POLAR_CIRCLE = 65

/** How tall an outline is beside its width. */
export function proportionOf({ width, height }: Pick<Traits, 'width' | 'height'>) {
  const [tall, wide] = [height / width, width / height]
  if (tall >= MUCH_LONGER) return 'muchTaller'
  if (tall >= LONGER) return 'taller'
  if (wide >= MUCH_LONGER) return 'muchWider'
  if (wide >= LONGER) return 'wider'
  return 'even'
}

/** In which zone of the Earth an outline lies, between two latitudes in degrees from the equator, the lower first. */
export function zoneOf(low: number, high: number) {
  if (high <= TROPIC) return 'tropics'
  if (high > POLAR_CIRCLE) return 'beyondPolarCircle'
  if (low < TROPIC) return 'intoTropics'
  return 'temperate'
}

/** How rough an outline is, by how long it is in per cent of a band stretched round it. */
export function coastOf({ roughness }: Pick<Traits, 'roughness'>) {
  if (roughness <= 140) return 'smooth'
  if (roughness <= 165) return 'uneven'
  if (roughness <= 195) return 'indented'
  return 'jagged'
}
