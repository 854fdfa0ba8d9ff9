import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outlineAngleOf } from '../../src/machines/view'
import { dailyOf, practice } from '../../tools/puzzles'
import { roundOf, rounds } from './rounds'

describe('the angle of an outline that is turned', () => {
  it('is never near to upright, and a whole number of degrees', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const turn = outlineAngleOf(round)
        expect(Number.isInteger(turn)).toBe(true)
        expect(turn).toBeGreaterThanOrEqual(40)
        expect(turn).toBeLessThanOrEqual(320)
      }),
    )
  })

  it('is decided by the puzzle and its country, whatever was guessed', () => {
    expect(outlineAngleOf(roundOf('FR', ['BR', 'IT']))).toBe(outlineAngleOf(roundOf('FR')))
    const angles = (['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'] as const).map((date) =>
      outlineAngleOf(roundOf('FR', [], dailyOf(date))),
    )
    expect(new Set(angles).size).toBe(4)
    expect(outlineAngleOf(roundOf('FR', [], practice))).not.toBe(outlineAngleOf(roundOf('DE', [], practice)))
  })

  it('is for ever the same', () => {
    expect(outlineAngleOf(roundOf('FR'))).toBe(146)
  })
})
