import { type OutlinePoint, outlineRingsOf } from '../../src/geo/outlineRings'
import { type Ear, type Heard, person } from './listener'

/** By how much of the box a place on a coast can be missed at most: what is further off is not that coast. */
const MISSED = 20

/** The places where a line from north to south crosses an outline in the 100×100 box, one for each moment of a sweep. */
type Picture = readonly (readonly number[])[]

/** Which of some outlines, as path data in the 100×100 box, somebody takes what was heard for: the one most like it. */
export function guess(
  heard: readonly Heard[],
  outlines: readonly string[],
  length: number,
  ear: Ear = person,
): number {
  const moments = Math.round(length / ear.seconds)
  const picture = rebuilt(heard, moments, length, ear)
  const differences = outlines.map((outline) => difference(picture, drawn(outline, moments)))
  return differences.indexOf(Math.min(...differences))
}

/** What a listener can draw of an outline that was swept. */
function rebuilt(heard: readonly Heard[], moments: number, length: number, { steps }: Ear): Picture {
  const picture: number[][] = Array.from({ length: moments }, () => [])
  for (const { at, step } of heard)
    picture[Math.floor((at / length) * moments)]?.push(100 - (step / steps / 3) * 100)
  return picture
}

/** What is seen of an outline. */
function drawn(outline: string, moments: number): Picture {
  const rings = outlineRingsOf(outline)
  return Array.from({ length: moments }, (_, moment) => crossings(rings, ((moment + 0.5) * 100) / moments))
}

function crossings(rings: readonly (readonly OutlinePoint[])[], x: number): readonly number[] {
  return rings.flatMap((ring) =>
    ring.flatMap(([x1, y1], at) => {
      const [x2, y2] = ring[(at + 1) % ring.length] as OutlinePoint
      const isCrossed = Math.min(x1, x2) <= x && x < Math.max(x1, x2)
      return isCrossed ? [y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)] : []
    }),
  )
}

/** How far apart the coasts of two pictures are, on average. */
function difference(one: Picture, other: Picture): number {
  const misses = one.flatMap((places, moment) => {
    const others = other[moment] ?? []
    return [...places.map((place) => miss(place, others)), ...others.map((place) => miss(place, places))]
  })
  return misses.reduce((sum, each) => sum + each, 0) / misses.length
}

function miss(place: number, others: readonly number[]): number {
  return Math.min(MISSED, ...others.map((other) => Math.abs(place - other)))
}
