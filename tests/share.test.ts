import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareOf, shareOfTests } from '../tools/share'

describe('the shares of a list', () => {
  it('have each of its items in one of them, in its order, and are as long but for one', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 9 }), (length, turns) => {
        const all = Array.from({ length }, (_, index) => index)
        const shares = Array.from({ length: turns }, (_, turn) => shareOf(all, `${turn + 1}/${turns}`))
        expect(shares.flat().toSorted((a, b) => a - b)).toEqual(all)
        const lengths = shares.map((share) => share.length)
        expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
        for (const share of shares) expect(share.toSorted((a, b) => a - b)).toEqual(share)
      }),
    )
  })

  it.each(['', '3', '0/7', '8/7', '1/0', '-1/7', '1/7 ', 'a/b'])('are not named by “%s”', (share) => {
    expect(() => shareOf([1, 2], share)).toThrow('A share is a text such as 1/7 or 7/7')
  })

  it('fail where the tests cannot be listed, and do not pass for none', () => {
    expect(() => shareOfTests(['test', '--config=missing.config.ts'], '1/7')).toThrow('cannot be listed')
  })
})
