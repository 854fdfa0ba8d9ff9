/** A stretch of a line that is in sight on a globe. */
export type Run = {
  /**
   * Where on the edge it comes into sight and goes out of it, in radians clockwise
   * from the right; NaN where it does so nowhere.
   */
  readonly start: number
  readonly end: number
  /** Its places as path data without a command. */
  readonly places: string
}

const TURN = 2 * Math.PI

/**
 * The path of the areas that runs are the borders of, the inside on their right: where a border goes out of
 * sight the area has the edge of the globe for its border, clockwise to where the next one comes into sight.
 */
export function joinAlongEdge(runs: readonly Run[], radius: number): string {
  const waiting = new Set(runs)
  let path = ''
  for (const first of waiting) {
    path += `M${first.places}`
    for (let run = first; ; ) {
      const next = nextAfter(run.end, runs)
      const sweep = clockwise(run.end, next.start)
      const [x, y] = [Math.cos(next.start) * radius, Math.sin(next.start) * radius].map(Math.round)
      path += `A${radius} ${radius} 0 ${sweep > Math.PI ? 1 : 0} 1 ${x} ${y}`
      waiting.delete(run)
      if (!waiting.has(next)) break
      path += `L${next.places}`
      run = next
    }
    path += 'Z'
  }
  return path
}

function nextAfter(angle: number, runs: readonly Run[]): Run {
  return runs.reduce((a, b) => (clockwise(angle, b.start) < clockwise(angle, a.start) ? b : a))
}

/** From one angle to another, in [0, 2π). */
function clockwise(from: number, to: number): number {
  return (((to - from) % TURN) + TURN) % TURN
}
