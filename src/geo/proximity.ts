/** The distance in kilometres at which proximity reaches zero. */
const FAR = 20000

/** How near a guess is, as a whole percentage 0 to 100: 100 on the spot, 0 at 20,000 km and beyond. */
export function proximityOf(distance: number): number {
  return Math.max(0, Math.round(100 - (distance / FAR) * 100))
}

/** How many of the five bars, each worth 20 %, a proximity of 0 to 100 fills. */
export function barsOf(proximity: number): number {
  return Math.round(proximity / 20)
}
