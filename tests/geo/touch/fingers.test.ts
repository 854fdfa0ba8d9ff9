import { describe, expect, it } from 'vitest'
import { forFingers, SMALLEST } from '../../../scripts/atlas/touch/fingers'
import type { Loop } from '../../../src/geo/drawing/loop'

/** The coasts on a page, in mm. */
function drawn(...outline: readonly Loop[]) {
  const { loops, ...told } = forFingers(outline, { side: 160, apart: 4.5 })
  return { ...told, loops: loops.map((loop) => loop.map(([x, y]) => [x / 10, y / 10] as const)) }
}

const spanOf = (loops: readonly Loop[], axis: 0 | 1) => {
  const all = loops.flat().map((spot) => spot[axis])
  return Math.max(...all) - Math.min(...all)
}

/** A loop written as its numbers, x and y by turns. */
function looped(text: string): Loop {
  const numbers = text.split(' ').map(Number)
  return Array.from(
    { length: numbers.length / 2 },
    (_, at) => [numbers[2 * at], numbers[2 * at + 1]] as never,
  )
}

const box = (left: number, top: number, right: number, bottom: number) =>
  looped(`${left} ${top} ${right} ${top} ${right} ${bottom} ${left} ${bottom}`)

/** A box of 60 whose east side has so much more or less land in the middle, thinner than a finger can tell. */
const toothed = (depth: number) =>
  looped(`0 0 60 0 60 29.6 ${60 + depth} 29.6 ${60 + depth} 30.4 60 30.4 60 60 0 60`)

describe('an outline for fingers', () => {
  it('keeps a thin cape, as long as it was and as wide as fingers need, and loses a stub', () => {
    const { loops } = drawn(toothed(30))
    expect(loops).toHaveLength(1)
    expect(spanOf(loops, 0)).toBeGreaterThan(90 * 1.6 - 1)
    expect(spanOf([(loops[0] as Loop).filter(([x]) => x > 100)], 1)).toBeGreaterThan(4.5)
    expect(spanOf(drawn(toothed(1.5)).loops, 0)).toBeLessThan(60 * 1.6 + 1.5)
  })

  it('keeps a long thin bay open, and fills a short one', () => {
    const inland = (depth: number) =>
      drawn(toothed(-depth)).loops.flatMap((loop) =>
        loop.filter(([x, y]) => x > 40 && x < 85 && y > 30 && y < 60),
      )
    expect(inland(30).length).toBeGreaterThan(0)
    expect(inland(4)).toEqual([])
  })

  it('keeps two parts asunder that nearly touch, and does not tear one at a neck', () => {
    expect(drawn(box(0, 0, 48, 60), box(48.5, 28, 100, 32)).loops).toHaveLength(2)
    const neck = looped('0 0 45 0 45 29.5 55 29.5 55 0 100 0 100 60 55 60 55 30.5 45 30.5 45 60 0 60')
    expect(drawn(neck).loops).toHaveLength(1)
  })

  it('makes no lake of a bay with a narrow mouth', () => {
    const bottle = looped('0 0 49.8 0 49.8 4 40 4 40 14 60 14 60 4 50.2 4 50.2 0 100 0 100 60 0 60')
    expect(drawn(bottle).loops).toHaveLength(1)
  })

  it('leaves out a speck beside a coast and enlarges one that is alone, and counts both', () => {
    const { loops, left, enlarged } = drawn(
      box(0, 0, 50, 50),
      box(51, 20, 51.5, 20.5),
      box(90, 20, 90.5, 20.5),
    )
    expect({ parts: loops.length, left, enlarged }).toEqual({ parts: 2, left: 1, enlarged: 1 })
    const dot = loops.find((loop) => loop.every(([x]) => x > 100)) as Loop
    expect(spanOf([dot], 0)).toBeGreaterThanOrEqual(SMALLEST)
    expect(spanOf([dot], 0)).toBeLessThan(SMALLEST + 2)
  })

  it('keeps a lake, fills one too small to be felt, and moves no plain coast by a millimetre', () => {
    const coast = box(0, 0, 100, 60)
    expect(drawn(coast, box(40, 20, 60, 40)).loops).toHaveLength(2)
    const { loops } = drawn(coast, box(50, 30, 51, 31))
    expect(loops).toHaveLength(1)
    expect(Math.abs(spanOf(loops, 0) - 160)).toBeLessThan(1)
    expect(Math.abs(spanOf(loops, 1) - 96)).toBeLessThan(1)
  })
})
