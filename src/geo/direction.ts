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

/** One of the eight winds: the arrow that is shown and the compass word that is read out. */
export type Direction = (typeof compass)[number]

/** The wind nearest to a bearing in degrees, [0, 360]; a bearing halfway between two goes clockwise. */
export function directionOf(bearing: number): Direction {
  return compass[compassPointOf(bearing)] as Direction
}

/** The number of that wind: 0 to 7, clockwise from north. */
export function compassPointOf(bearing: number): number {
  return Math.round(bearing / 45) % 8
}
