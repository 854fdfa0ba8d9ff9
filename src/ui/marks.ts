import type { Chart, Spot } from '../geo/chart'
import type { Point } from '../geo/point'
import { Boxes } from './boxes'

/** A guess as it is marked on a map. */
export type Mark = {
  readonly index: number
  /** The way to the answer as far as it is in sight, as path data. */
  readonly way: string
  /** Where the guess is; `undefined` behind the Earth or beside the picture. */
  readonly spot: Spot | undefined
  /** Where its number stands: at the guess or, if that is out of sight, where its way comes into sight. */
  readonly tag: Spot | undefined
  /** Where its distance stands if there is room, and where it can stand over other things. */
  readonly label: Spot | undefined
  readonly middle: Spot | undefined
}

/** All that is marked on a map. */
export type Marks = {
  readonly guesses: readonly Mark[]
  /** Where the answer is, and where its name stands. */
  readonly answer: Spot | undefined
  readonly name: Spot | undefined
}

/** A guess that was not the answer: the way to it, and how its distance is written. */
export type Wrong = { readonly index: number; readonly way: readonly Point[]; readonly length: string }

/** In pixels: the side of a number's square, and how high a line and how wide a letter is, of a distance and of the
 * name, which may be in signs. */
const TAG = 20
const LINE = 16
const LETTER = 7.8
const NAME_LINE = 22
const NAME_LETTER = 10
const NAME_SIGN = 17

/**
 * Marks the guesses on a map and gives every number and word a place of its own. A number is always shown; a
 * distance for which there is no room is left to the list of guesses. While nothing `isWritten`, only numbers are.
 */
export function marksOn(
  chart: Chart,
  { width, height }: { readonly width: number; readonly height: number },
  answer: { readonly point: Point; readonly name: string },
  wrong: readonly Wrong[],
  isWritten = true,
): Marks {
  const boxes = new Boxes(width, height)
  const isOn = (spot: Spot | undefined): spot is Spot =>
    spot !== undefined && boxes.holds({ at: spot, width: TAG, height: TAG })
  const at = chart.spotOf(answer.point)
  const goal = isOn(at) ? boxes.take([at], 12, 12) : undefined
  const tagged = wrong.map(({ index, way, length }) => {
    const spots = way.map(chart.spotOf)
    const seen = spots.filter(isOn)
    const spot = isOn(spots[0]) ? spots[0] : undefined
    const tag = seen[0] && (boxes.take(around(seen[0]), TAG, TAG) ?? seen[0])
    return { index, length, seen, way: pathOf(spots, width), spot, tag }
  })
  const letters = widthOf(answer.name)
  const name = isWritten && goal ? boxes.take(beside(goal, letters), letters, NAME_LINE) : undefined
  const guesses = tagged.map(({ seen, length, ...mark }) => ({
    ...mark,
    label: isWritten ? boxes.take(along(seen), length.length * LETTER + 6, LINE) : undefined,
    middle: seen[seen.length >> 1],
  }))
  return { guesses, answer: goal, name }
}

function widthOf(name: string): number {
  const signs = name.match(/[\u2e80-\uffdc]/g)?.length ?? 0
  return name.length * NAME_LETTER + signs * (NAME_SIGN - NAME_LETTER)
}

/** The guess whose number is nearest to a spot, no further than so many pixels. */
export function nearestTo([x, y]: Spot, { guesses }: Marks, reach: number): number | undefined {
  const far = ({ tag }: Mark) => (tag ? Math.hypot(tag[0] - x, tag[1] - y) : Number.POSITIVE_INFINITY)
  const [nearest] = [...guesses].sort((a, b) => far(a) - far(b))
  return nearest && far(nearest) <= reach ? nearest.index : undefined
}

/** The place itself, and then ever further from it. */
function* around([x, y]: Spot): Iterable<Spot> {
  yield [x, y]
  for (let distance = TAG * 0.8; distance < TAG * 5; distance += TAG / 4) {
    for (let turn = 0; turn < 16; turn++) {
      const angle = (turn * Math.PI) / 8
      yield [x + distance * Math.cos(angle), y + distance * Math.sin(angle)]
    }
  }
}

/** Under a place, over it, and to its sides. */
function* beside([x, y]: Spot, width: number): Iterable<Spot> {
  for (const gap of [18, 26, 36, 48]) {
    yield [x, y + gap]
    yield [x, y - gap]
    for (const side of [1, -1]) {
      yield [x + side * (width / 2 + gap - 8), y]
      yield [x + (side * width) / 2, y + gap]
      yield [x + (side * width) / 2, y - gap]
    }
  }
}

/** On a way, rather near to where it begins, for there it is furthest from the others; and then beside it. */
function* along(way: readonly Spot[]): Iterable<Spot> {
  for (const aside of [0, 14, -14]) {
    for (const share of [0.4, 0.48, 0.32, 0.56, 0.24, 0.64, 0.16, 0.72, 0.8]) {
      const spot = way[Math.round((way.length - 1) * share)]
      if (spot) yield [spot[0], spot[1] + aside]
    }
  }
}

/** Path data through the places that are in sight; where the next lies across the map, it begins anew. */
function pathOf(way: readonly (Spot | undefined)[], width: number): string {
  let [path, before] = ['', undefined as Spot | undefined]
  for (const spot of way) {
    if (spot) {
      const isNear = before && Math.abs(spot[0] - before[0]) < width / 2
      path += `${isNear ? 'L' : 'M'}${tenth(spot[0])} ${tenth(spot[1])}`
    }
    before = spot
  }
  return path
}

function tenth(pixels: number): number {
  return Math.round(pixels * 10) / 10
}
