const compass = [
  { arrow: '↑', word: 'north' },
  { arrow: '↗', word: 'north-east' },
  { arrow: '→', word: 'east' },
  { arrow: '↘', word: 'south-east' },
  { arrow: '↓', word: 'south' },
  { arrow: '↙', word: 'south-west' },
  { arrow: '←', word: 'west' },
  { arrow: '↖', word: 'north-west' },
] as const

/** One of the eight compass points: an arrow to display, and a word for screen readers. */
export type Direction = (typeof compass)[number]

/** Nearest compass point to a bearing in degrees, [0, 360]; a bearing halfway between two rounds clockwise. */
export function directionOf(bearing: number): Direction {
  return compass[compassPointOf(bearing)] as Direction
}

/** Index of the nearest compass point: 0 to 7, clockwise from north. */
export function compassPointOf(bearing: number): number {
  return Math.round(bearing / 45) % 8
}

/** Bearing of a compass point in degrees, a multiple of 45 below 360. */
export function compassBearingOf(direction: Direction): number {
  return 45 * compass.indexOf(direction)
}
