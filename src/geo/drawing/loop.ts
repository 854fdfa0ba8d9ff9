/** A place in the box in whole steps, x to the right and y downwards. */
export type GridSpot = readonly [x: number, y: number]

/** A ring in the box; the first spot is not repeated. Outer rings run clockwise on the screen, holes the other way. */
export type Loop = readonly GridSpot[]

/** Twice the area of a triangle, positive where a, b, c run clockwise on the screen. */
export function twiceArea(a: GridSpot, b: GridSpot, c: GridSpot): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
}

/** Area in square steps, negative for a hole, by the shoelace formula. */
export function areaOfLoop(loop: Loop): number {
  const origin = loop[0] ?? [0, 0]
  const twice = loop.reduce((sum, spot, i) => sum + twiceArea(origin, spot, loop[i + 1] ?? origin), 0)
  return twice / 2
}

export function distance(a: GridSpot, b: GridSpot): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** Length in steps of the way round a loop. */
export function loopLength(loop: Loop): number {
  return loop.reduce((sum, spot, i) => sum + distance(spot, loop[(i + 1) % loop.length] as GridSpot), 0)
}

/** The middle of the area of a loop. */
export function centreOf(loop: Loop): GridSpot {
  const origin = loop[0] as GridSpot
  let [x, y, twice] = [0, 0, 0]
  for (const [i, a] of loop.entries()) {
    const b = loop[(i + 1) % loop.length] as GridSpot
    const area = twiceArea(origin, a, b)
    x += (area * (origin[0] + a[0] + b[0])) / 3
    y += (area * (origin[1] + a[1] + b[1])) / 3
    twice += area
  }
  return [x / twice, y / twice]
}
