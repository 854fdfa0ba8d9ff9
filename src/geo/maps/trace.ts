import { type Point, radians } from '../point'
import { type Rings, type Vector, vectorOf } from './vector'

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

/** A stretch of a line that is in sight on a globe. */
export type VisibleStretch = {
  /**
   * Where on the edge it comes into sight and goes out of it, in radians clockwise
   * from the right; NaN where it does so nowhere.
   */
  readonly start: number
  readonly end: number
  /** Its places as path data without a command. */
  readonly places: string
}

/** How finely lines are drawn, in units. */
export type Grain = {
  /** Places nearer than this to the one drawn before them are left out. */
  readonly near: number
  /** Of places in a row that lie further than this to the same side of the middle only the first and the last are drawn. */
  readonly reach: number
}

/** Of each line what is in sight, in runs from where it comes into sight to where it goes out of it. */
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

// Thousands of places are gone through for every frame, at first by code that is not yet compiled: hence the plain
// assignments.
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
  // On which sides all places are since the one drawn last, and the last of them that waits.
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
