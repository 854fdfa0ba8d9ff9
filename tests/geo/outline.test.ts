import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Loop, Spot } from '../../scripts/atlas/loop'
import { pathOf, UNIT } from '../../scripts/atlas/path'
import { STEPS } from '../../scripts/atlas/plane'
import { trace } from '../../scripts/atlas/trace'
import { parseOutline } from '../../src/geo/shape'
import { stepsOf } from '../steps'

const unit = fc.integer({ min: 0, max: 1000 })
/** Loops whose corners are all real ones, so that none is tidied away. */
const loop: fc.Arbitrary<Loop> = fc
  .tuple(unit, unit, fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 }))
  .map(([x, y, width, height]): Spot[] => [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x + 3 * width, y + 7 * height],
  ])
  .map((spots) => spots.map(([x, y]): Spot => [x * UNIT, y * UNIT]))

describe('an outline from its file', () => {
  test('is the same path in a box of a hundred', () => {
    expect(parseOutline('m10 205h30l-7-10 4-25v-1z')).toBe('m1 20.5h3l-0.7-1 0.4-2.5v-0.1z')
    expect(parseOutline('m0 0l1 1h2zm5-5v2 3z')).toBe('m0 0l0.1 0.1h0.2zm0.5-0.5v0.2 0.3z')
  })

  test('leads to the corners that were written', () => {
    fc.assert(
      fc.property(fc.array(loop, { minLength: 1, maxLength: 5 }), (loops) => {
        const corners = trace(parseOutline(pathOf(loops)) ?? '', UNIT * 10).flat(2)
        for (const [i, steps] of loops.flat(2).entries()) expect(corners[i]).toBeCloseTo(steps, 3)
        expect(corners).toHaveLength(loops.flat(2).length)
      }),
    )
    expect(STEPS / UNIT).toBe(1000)
  })

  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><html lang="en"><title>Not found</title></html>'],
    ['JSON', '{"path":"m0 0h1z"}'],
    ['a file cut short', 'm10 20h20v10l-5-2-5'],
    ['a line without end', 'm10 20h20v10\nz'],
    ['a closing newline', 'm10 20h20v10z\n'],
    ['absolute commands', 'M10 20H20V10z'],
    ['curves', 'm10 20c1 1 2 2 3 3z'],
    ['decimals', 'm1.5 2h2v1z'],
    ['an odd number of coordinates', 'm10 20l3 4 5z'],
    ['a move without a line', 'm10 20z'],
    ['a number that is too large', 'm10 20h10000v1z'],
    ['a place that is too far', 'm10 20000h1v1z'],
    ['an attribute that follows', 'm10 20h2v1z" onload="alert(1)'],
  ])('is nothing where the file holds %s', (_, text) => {
    expect(parseOutline(text)).toBeUndefined()
  })

  test('is path data or nothing, whatever the text', () => {
    const pieces = fc.constantFrom(
      'm',
      'l',
      'h',
      'v',
      'z',
      ' ',
      '-',
      '0',
      '1',
      '12',
      '345',
      '.',
      'M',
      '\n',
      '<',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((parts) => parts.join('')),
        ),
        (text) => {
          const path = parseOutline(text)
          if (path !== undefined) expect(path).toMatch(/^(m-?[\d.]+[ -][\d.]+([lhv][\d. -]+)+z)+$/)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('that is twice as long is refused in twice the steps even where it nearly fits', () => {
    const steps = (pairs: number) =>
      stepsOf(() => expect(parseOutline(`m0 0l${'1 1 '.repeat(pairs)}`)).toBeUndefined())
    expect(steps(120) / steps(60)).toBeLessThan(2.1)
  })
})
