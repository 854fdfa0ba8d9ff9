import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { turnOf } from '../../src/machines/schedule/turn'
import { dailyOf, practice } from '../../tools/puzzles'
import { roundOf, rounds } from './rounds'

describe('the angle of an outline that is turned', () => {
  it('is never near to upright, and a whole number of degrees', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const turn = turnOf(round)
        expect(Number.isInteger(turn)).toBe(true)
        expect(turn).toBeGreaterThanOrEqual(40)
        expect(turn).toBeLessThanOrEqual(320)
      }),
    )
  })

  it('is decided by the puzzle and its country, whatever was guessed', () => {
    expect(turnOf(roundOf('FR', ['BR', 'IT']))).toBe(turnOf(roundOf('FR')))
    const angles = (['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'] as const).map((date) =>
      turnOf(roundOf('FR', [], dailyOf(date))),
    )
    expect(new Set(angles).size).toBe(4)
    expect(turnOf(roundOf('FR', [], practice))).not.toBe(turnOf(roundOf('DE', [], practice)))
  })

  it('is for ever the same', () => {
    expect(turnOf(roundOf('FR'))).toBe(146)
  })
})
