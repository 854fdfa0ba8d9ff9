import { type Point, radians } from '../point'
import { type Rings, type Vector, vectorOf } from './vector'

/** Unit vectors of a globe's picture: to the right, up, and towards the viewer. */
export type Axes = { readonly east: Vector; readonly north: Vector; readonly out: Vector }

/** Axes of a globe with a point in its centre and north up. */
export function axesOf(middle: Point): Axes {
  const [φ, λ] = [radians(middle[0]), radians(middle[1])]
  return {
    east: [-Math.sin(λ), Math.cos(λ), 0],
    north: [-Math.sin(φ) * Math.cos(λ), -Math.sin(φ) * Math.sin(λ), Math.cos(φ)],
    out: vectorOf(middle),
  }
}

/** Visible stretch of a line on a globe. */
export type VisibleStretch = {
  /**
   * Angles at which the line enters and leaves the visible side, in radians clockwise from the right; NaN for an end
   * within the visible side.
   */
  readonly start: number
  readonly end: number
  /** Coordinates of its places as path data, without a command. */
  readonly places: string
}

/** Resolution of lines, in path units. */
export type Grain = {
  /** Minimum distance between consecutive places; closer ones are skipped. */
  readonly near: number
  /**
   * Distance from the centre beyond which places are out of view. Of consecutive places beyond the same side, only
   * the first and the last are drawn.
   */
  readonly reach: number
}

/** Splits each line into its visible stretches. */
export function traceRuns(
  { places, ends }: Rings,
  axes: Axes,
  radius: number,
  grain: Grain,
): readonly (readonly VisibleStretch[])[] {
  return ends.map((end, i) =>
    traceLine(places, i === 0 ? 0 : (ends[i - 1] as number), end, axes, radius, grain),
  )
}

// Uses plain assignments for speed: each frame passes thousands of places, at first in code that is not compiled yet.
function traceLine(
  places: Float64Array,
  from: number,
  to: number,
  axes: Axes,
  radius: number,
  { near, reach }: Grain,
): readonly VisibleStretch[] {
  const { east, north, out } = axes
  const eastX = east[0] * radius
  const eastY = east[1] * radius
  const northX = north[0] * radius
  const northY = north[1] * radius
  const northZ = north[2] * radius
  const runs: VisibleStretch[] = []
  let start = Number.NaN
  let text = ''
  let beforeRight = 0
  let beforeDown = 0
  let beforeHeight = 0
  let drawnRight = Number.NaN
  let drawnDown = Number.NaN
  // Sides beyond which all places since the last drawn one lie, and the latest of these places, not drawn yet.
  let beyond = 0
  let waiting = ''
  for (let i = from; i < to; i += 3) {
    const x = places[i] as number
    const y = places[i + 1] as number
    const z = places[i + 2] as number
    const right = x * eastX + y * eastY
    const down = -(x * northX + y * northY + z * northZ)
    const height = x * out[0] + y * out[1] + z * out[2]
    if (i > from && height >= 0 !== beforeHeight >= 0) {
      const share = beforeHeight / (beforeHeight - height)
      const angle = Math.atan2(
        beforeDown + (down - beforeDown) * share,
        beforeRight + (right - beforeRight) * share,
      )
      text += waiting
      waiting = ''
      beyond = 0
      const crossing = ` ${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`
      if (height >= 0) {
        start = angle
        text = crossing
      } else {
        runs.push({ start, end: angle, places: text + crossing })
        text = ''
      }
    }
    if (height >= 0 && !(Math.abs(right - drawnRight) + Math.abs(down - drawnDown) < near)) {
      const sides = (right > reach ? 1 : right < -reach ? 2 : 0) | (down > reach ? 4 : down < -reach ? 8 : 0)
      const place = ` ${Math.round(right)} ${Math.round(down)}`
      if ((beyond & sides) !== 0 && text !== '') {
        beyond &= sides
        waiting = place
      } else {
        text += waiting + place
        waiting = ''
        beyond = sides
      }
      drawnRight = right
      drawnDown = down
    }
    beforeRight = right
    beforeDown = down
    beforeHeight = height
  }
  text += waiting
  if (text !== '') runs.push({ start, end: Number.NaN, places: text })
  return runs
}
