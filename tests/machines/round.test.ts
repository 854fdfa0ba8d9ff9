import { describe, expect, it } from 'vitest'
import { isLate, isSame, join, withGuesses } from '../../src/machines/round'
import { practice } from '../../tools/puzzles'
import { roundOf } from './rounds'

const round = roundOf('FR', ['IT', 'BR'])

describe('two accounts of a round', () => {
  it('are the same where target, deal and every guess are', () => {
    expect(isSame(round, roundOf('FR', ['IT', 'BR']))).toBe(true)
    for (const other of [
      roundOf('DE', ['IT', 'BR']),
      { ...round, deal: 1 },
      roundOf('FR', ['IT']),
      roundOf('FR', ['BR', 'IT']),
      { ...round, begun: '2026-11-22' as const },
    ]) {
      expect(isSame(round, other)).toBe(false)
      expect(isSame(other, round)).toBe(false)
    }
  })

  it('were begun on the earlier of their dates, whichever stands', () => {
    const late = { ...round, begun: '2026-12-02' } as const
    const later = { ...roundOf('FR', ['JP', 'FR']), begun: '2026-12-03' } as const
    expect(join(late, later)).toEqual({ ...later, begun: '2026-12-02' })
    expect(join(later, late)).toEqual({ ...later, begun: '2026-12-02' })
    expect(join(later, round)).toEqual({ ...later, begun: undefined })
    expect(join(later, roundOf('FR'))).toEqual(later)
    expect(join(roundOf('FR'), later)).toEqual(later)
    expect([late, later, round].map(isLate)).toEqual([true, true, false])
  })

  it('have no such date in practice', () => {
    expect(withGuesses(roundOf('FR', [], practice), ['IT'], '2026-12-02').begun).toBeUndefined()
  })

  it('are joined only where they are of one round', () => {
    expect(join(round, roundOf('FR', ['JP'])).guesses).toEqual(['IT', 'BR', 'JP'])
    expect(join(round, roundOf('DE', ['JP']))).toBe(round)
    expect(join(round, { ...roundOf('FR', ['JP']), deal: 1 })).toBe(round)
  })
})
