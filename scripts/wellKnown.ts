// Orders the countries by how well their outlines are known, into `src/machines/sprint/wellKnown.ts`:
//   npm run make:order

import { readFileSync, writeFileSync } from 'node:fs'
import type { CountryCode } from '../src/geo/countries'
import { decks } from '../src/geo/decks'
import { facts } from '../src/geo/facts'
import { turnedPath } from '../src/geo/outlineRings'
import { parseShape } from '../src/geo/shape'

const FILE = new URL('../src/machines/sprint/wellKnown.ts', import.meta.url)

/** How many squares of a side an outline is laid over to be compared with others. */
const SIDE = 40

/** How many codes are on a line of the file. */
const LINE = 32

export function main(): void {
  writeFileSync(FILE, wellKnown())
}

/** The text of the file. */
export function wellKnown(): string {
  const codes = orderOf(decks.world.targets)
  const lines = Array.from(
    { length: Math.ceil(codes.length / LINE) },
    (_, line) => `  '${codes.slice(line * LINE, (line + 1) * LINE).join(' ')}',\n`,
  )
  return [
    '// Made by `npm run make:order`; do not edit.\n',
    "import type { CountryCode } from '../../geo/countries'\n\n",
    '/**\n * All possible targets, from well-known outlines to little-known ones: docs/rules.md explains how that is derived from\n',
    ' * their areas, their populations and their shapes.\n */\n',
    'export const wellKnown = [\n',
    ...lines,
    "].flatMap((line) => line.split(' ')) as readonly CountryCode[]\n",
  ].join('')
}

/**
 * By a sum of places: twice that by area, twice that by population, and once that by how much the outline differs from the
 * one most like it.
 */
function orderOf(codes: readonly CountryCode[]): readonly CountryCode[] {
  const squares = new Map(codes.map((code) => [code, squaresOf(code)]))
  const at = (code: CountryCode) => squares.get(code) as readonly boolean[]
  const difference = (code: CountryCode) =>
    Math.min(...codes.filter((other) => other !== code).map((other) => differing(at(code), at(other))))
  const orders = [
    { order: ranked(codes, (code) => facts[code].area), weight: 2 },
    { order: ranked(codes, (code) => facts[code].millions), weight: 2 },
    { order: ranked(codes, difference), weight: 1 },
  ]
  return ranked(
    codes,
    (code) => -orders.reduce((sum, { order, weight }) => sum + weight * order.indexOf(code), 0),
  )
}

/** The largest first; of equal ones the first of the deck. */
function ranked(
  codes: readonly CountryCode[],
  measureOf: (code: CountryCode) => number,
): readonly CountryCode[] {
  return codes
    .map((code) => ({ code, value: measureOf(code) }))
    .sort((a, b) => b.value - a.value)
    .map(({ code }) => code)
}

/** Of which squares of the box the middle is on land. */
function squaresOf(code: CountryCode): readonly boolean[] {
  const shape = parseShape(readFileSync(new URL(`../src/geo/shapes/${code}.txt`, import.meta.url), 'utf8'))
  const rings = turnedPath(shape?.path ?? '', 0)
    .split('Z')
    .filter((ring) => ring !== '')
    .map((ring) =>
      ring
        .slice(1)
        .split('L')
        .map((spot) => spot.split(' ').map(Number) as [number, number]),
    )
  const middles = Array.from({ length: SIDE }, (_, square) => ((square + 0.5) * 100) / SIDE)
  return middles.flatMap((y) => {
    const coasts = rings.flatMap((ring) => crossings(ring, y))
    // By the even-odd rule, as it is drawn.
    return middles.map((x) => coasts.filter((coast) => x < coast).length % 2 === 1)
  })
}

/** Places at which a ring crosses a line from left to right. */
function crossings(ring: readonly (readonly [number, number])[], y: number): readonly number[] {
  return ring.flatMap(([toX, toY], index) => {
    const [fromX, fromY] = ring.at(index - 1) as readonly [number, number]
    return fromY > y !== toY > y ? fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY) : []
  })
}

/** The share of the squares on land in either of two outlines that are not on land in both. */
function differing(one: readonly boolean[], other: readonly boolean[]): number {
  let [either, both] = [0, 0]
  for (let square = 0; square < one.length; square++) {
    const [isLand, isOther] = [one[square], other[square]]
    if (isLand || isOther) either++
    if (isLand && isOther) both++
  }
  return 1 - both / either
}
