import type { Run } from './edge'
import type { Point } from './point'
import { radians } from './radians'
import type { Rings } from './rings'
import { type Vector, vectorOf } from './vector'

/** To the right on a picture of the globe, up on it, and out of it. */
export type Axes = { readonly east: Vector; readonly north: Vector; readonly out: Vector }

/** Of a globe that has a point in its middle and north up. */
export function axesOf(middle: Point): Axes {
  const [φ, λ] = [radians(middle[0]), radians(middle[1])]
  return {
    east: [-Math.sin(λ), Math.cos(λ), 0],
    north: [-Math.sin(φ) * Math.cos(λ), -Math.sin(φ) * Math.sin(λ), Math.cos(φ)],
    out: vectorOf(middle),
  }
}

/** Places nearer to the one drawn before them than this, in units across plus units down, are left out. */
const NEAR = 6

/** Of each line what is in sight, in runs from where it comes into sight to where it goes out of it. */
export function traceRuns({ places, ends }: Rings, axes: Axes, radius: number): readonly (readonly Run[])[] {
  const { east, north, out } = axes
  let from = 0
  return ends.map((to) => {
    const runs: Run[] = []
    let [start, text] = [Number.NaN, '']
    let [beforeX, beforeY, before] = [0, 0, 0]
    let [drawnX, drawnY] = [Number.NaN, Number.NaN]
    for (let i = from; i < to; i += 3) {
      const [x, y, z] = [places[i] as number, places[i + 1] as number, places[i + 2] as number]
      const right = (x * east[0] + y * east[1]) * radius
      const down = -(x * north[0] + y * north[1] + z * north[2]) * radius
      const height = x * out[0] + y * out[1] + z * out[2]
      if (i > from && height >= 0 !== before >= 0) {
        const share = before / (before - height)
        const angle = Math.atan2(beforeY + (down - beforeY) * share, beforeX + (right - beforeX) * share)
        const crossing = ` ${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`
        if (height >= 0) [start, text] = [angle, crossing]
        else {
          runs.push({ start, end: angle, places: text + crossing })
          text = ''
        }
      }
      if (height >= 0 && !(Math.abs(right - drawnX) + Math.abs(down - drawnY) < NEAR)) {
        text += ` ${Math.round(right)} ${Math.round(down)}`
        ;[drawnX, drawnY] = [right, down]
      }
      ;[beforeX, beforeY, before] = [right, down, height]
    }
    if (text !== '') runs.push({ start, end: Number.NaN, places: text })
    from = to
    return runs
  })
}
