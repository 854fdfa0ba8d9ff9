import type { Traits } from './traits'

/** How many times longer one side is than the other from which it counts as longer, and as much longer. */
const LONGER = 1.1
const MUCH_LONGER = 1.6

/** Latitude of the tropics and of the polar circles, to the nearest 5 degrees as the latitudes of an outline are. */
const TROPIC = 25
const POLAR_CIRCLE = 65

/** How tall an outline is beside its width. */
export function shapeOf({ width, height }: Pick<Traits, 'width' | 'height'>) {
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
