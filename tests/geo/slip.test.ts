import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSlip, isSlipOfBeginning, isWithin } from '../../src/geo/names/slip'

/** Every text that is one mistake away, made one by one. */
function slipsOf(text: string, letters: string): Set<string> {
  const slips = new Set<string>()
  for (let at = 0; at <= text.length; at++) {
    const [before, after] = [text.slice(0, at), text.slice(at)]
    slips.add(before + after.slice(1))
    slips.add(before + after.slice(0, 2).split('').reverse().join('') + after.slice(2))
    for (const letter of letters) slips.add(before + letter + after).add(before + letter + after.slice(1))
  }
  // Another letter in place of none is one too many, which is there already.
  slips.delete(text)
  return slips
}

describe('a slip', () => {
  it('is exactly one letter too many, too few or wrong, or two neighbours swapped', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        expect(isSlip(a, b), `${a} and ${b}`).toBe(slipsOf(a, 'abc').has(b))
      }),
      { numRuns: 5000 },
    )
  })
})

describe('two slips', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })

  it('are at most one after another', () => {
    fc.assert(
      fc.property(texts, texts, (a, b) => {
        const isThere = a === b || [a, ...slipsOf(a, 'abc')].some((slip) => slipsOf(slip, 'abc').has(b))
        expect(!isWithin(a, b, 2) || isThere, `${a} and ${b}`).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('are one in each of two parts of a text', () => {
    const slipIn = (text: string) => fc.constantFrom(text, ...slipsOf(text, 'abc'))
    const slips = fc.tuple(texts, texts).chain(([a, b]) => fc.tuple(fc.constant(a + b), slipIn(a), slipIn(b)))
    fc.assert(
      fc.property(slips, ([text, a, b]) => {
        expect(isWithin(text, a + b, 2), `${text} and ${a + b}`).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a slip of a beginning', () => {
  it('is one of what another text begins with, as long, a letter shorter or a letter longer', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(texts, texts, (text, other) => {
        const beginnings = [-1, 0, 1].map((more) => other.slice(0, text.length + more))
        const expected = beginnings.some((beginning) => slipsOf(text, 'abc').has(beginning))
        expect(isSlipOfBeginning(text, other), `${text} and ${other}`).toBe(expected)
      }),
      { numRuns: 5000 },
    )
  })
})
