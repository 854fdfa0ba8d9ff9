/** A place in the box in whole steps, x to the right and y downwards. */
export type Spot = readonly [x: number, y: number]

/** A ring in the box; the first spot is not repeated. Outer rings run clockwise on the screen, holes the other way. */
export type Loop = readonly Spot[]

/** Twice the area of a triangle, positive where a, b, c run clockwise on the screen. */
export function twiceArea(a: Spot, b: Spot, c: Spot): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
}

/** Area in square steps, negative for a hole, by the shoelace formula. */
export function areaOfLoop(loop: Loop): number {
  const origin = loop[0] ?? [0, 0]
  const twice = loop.reduce((sum, spot, i) => sum + twiceArea(origin, spot, loop[i + 1] ?? origin), 0)
  return twice / 2
}
