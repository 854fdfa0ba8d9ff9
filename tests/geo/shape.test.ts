import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trace } from '../../scripts/atlas/trace'
import type { GridSpot, Loop } from '../../src/geo/drawing/loop'
import { outlinePath, UNIT } from '../../src/geo/drawing/path'
import { hasDots, parseOutline, parseShape } from '../../src/geo/shape'
import { shapeOf } from './shapeOf'

const rest = { units: 500, side: 1234, traits: { area: 10 } }

describe('a shape from its file', () => {
  it('has the outline of the first line in a box of a hundred, and the rest of the second', () => {
    expect(parseShape(`m10 205h30v5z\n${JSON.stringify(rest)}\n`)).toEqual({
      path: 'm2 41h6v1z',
      side: 1234,
      traits: { area: 10 },
    })
  })

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><html lang="en">\n<title>Not found</title></html>'],
    ['an outline alone', 'm10 205h30v5z'],
    ['an outline and a line of something else', 'm10 205h30v5z\n<html>'],
    ['an outline and a line without anything in it', 'm10 205h30v5z\nnull'],
    ['an outline and a line cut short', 'm10 20h20v10l-5-2-5 2z\n{"side":12,"trai'],
    ['no outline', `<html>\n${JSON.stringify(rest)}`],
    ['no line before the rest', JSON.stringify(rest)],
  ])('is none of a file with %s', (_, text) => {
    expect(parseShape(text)).toBeUndefined()
  })

  it('tells whether islets in it are drawn larger than they are', () => {
    expect(hasDots(shapeOf('MV'))).toBe(true)
    expect(hasDots(shapeOf('FR'))).toBe(false)
  })
})

const unit = fc.integer({ min: 0, max: 1000 })
/** Loops whose corners are all real ones, so that none is tidied away. */
const loop: fc.Arbitrary<Loop> = fc
  .tuple(unit, unit, fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }))
  .map(([x, y, width, height]): GridSpot[] => [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x + 3 * width, y + 7 * height],
  ])
  .map((spots) => spots.map(([x, y]): GridSpot => [x * UNIT, y * UNIT]))

describe('an outline', () => {
  it('leads to the corners that were written', () => {
    fc.assert(
      fc.property(fc.array(loop, { minLength: 1, maxLength: 5 }), (loops) => {
        const corners = trace(parseOutline(outlinePath(loops)) ?? '', UNIT * 10).flat(2)
        for (const [i, steps] of loops.flat(2).entries()) expect(corners[i]).toBeCloseTo(steps, 3)
        expect(corners).toHaveLength(loops.flat(2).length)
      }),
    )
  })

  it.each([
    'm0 0h1v1z',
    'm-1-2l-30 400 0-5z',
    'm9999-9999l1 2 3 4 5 6z',
    'm1 2h3 4-5v6-7 8z',
    'm1 2l3-4h5zm6 7v8z',
  ])('has whole numbers of four figures: %s', (text) => {
    expect(parseOutline(text, 100)).toBe(text)
  })

  it.each([
    ['a file cut short', 'm10 20h20v10l-5-2-5'],
    ['a closing newline', 'm10 20h20v10z\n'],
    ['absolute commands', 'M10 20H20V10z'],
    ['curves', 'm10 20c1 1 2 2 3 3z'],
    ['decimals', 'm1.5 2h2v1z'],
    ['an odd number of coordinates', 'm10 20l3 4 5z'],
    ['a move without a line', 'm10 20z'],
    ['an attribute that follows', 'm10 20h2v1z" onload="alert(1)'],
    ['a nought before a figure', 'm01 2h3v4z'],
    ['a minus before a second nought', 'm1-0h3v4z'],
    ['two blanks', 'm1  2h3v4z'],
    ['a blank at first', 'm 1 2h3v4z'],
    ['nothing after a line', 'm1 2hz'],
    ['five figures', 'm12345 2h3v4z'],
    ['five figures below nought', 'm1-23456h3v4z'],
    ['numbers without an end', `m0 0l${'1 1 '.repeat(50_000)}`],
  ])('is none of %s', (_, text) => {
    expect(parseOutline(text)).toBeUndefined()
  })

  it('is path data or nothing, whatever the text', () => {
    const pieces = fc.constantFrom(...'mlhvz -01.M\n<', '12', '345')
    const texts = fc.oneof(
      fc.string(),
      fc.array(pieces).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const path = parseOutline(text)
        if (path !== undefined) expect(path).toMatch(/^(m-?[\d.]+[ -][\d.]+([lhv][\d. -]+)+z)+$/)
      }),
      { numRuns: 2000 },
    )
  })
})
