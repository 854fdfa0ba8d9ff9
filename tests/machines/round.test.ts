import { describe, expect, it } from 'vitest'
import { isSame, join } from '../../src/machines/round'
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
    ]) {
      expect(isSame(round, other)).toBe(false)
      expect(isSame(other, round)).toBe(false)
    }
  })

  it('are joined only where they are of one round', () => {
    expect(join(round, roundOf('FR', ['JP'])).guesses).toEqual(['IT', 'BR', 'JP'])
    expect(join(round, roundOf('DE', ['JP']))).toBe(round)
    expect(join(round, { ...roundOf('FR', ['JP']), deal: 1 })).toBe(round)
  })
})
