import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utcDateOf } from '../../src/machines/day'
import { dateInWords, english, inWhole } from '../../src/ui/words/english'

describe('numbers and dates, written without Intl', () => {
  it('numbers are what Intl writes in English', () => {
    const format = new Intl.NumberFormat('en')
    fc.assert(fc.property(fc.nat(50_000), (number) => inWhole(number) === format.format(number)))
    for (const number of [0, 999, 1000, 12_742, 999_999, 1_000_000])
      expect(inWhole(number)).toBe(format.format(number))
  })

  it('averages are what Intl writes in English', () => {
    const format = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
    for (let days = 1; days <= 300; days++)
      for (let guesses = days; guesses <= 6 * days; guesses++)
        expect(english.tenths(guesses / days)).toBe(format.format(guesses / days))
  })

  it('dates are what Intl writes in British English, in UTC', () => {
    const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    for (let day = 0; day < 800; day++) {
      const now = Date.UTC(2026, 0, 1 + day, 12)
      expect(dateInWords(utcDateOf(now))).toBe(format.format(now))
    }
  })
})
