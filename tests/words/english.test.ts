import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Place } from '../../src/geo/place'
import { placesOf } from '../../src/geo/places'
import { utcDateOf } from '../../src/machines/schedule/day'
import { dateInWords, english, inWhole } from '../../src/ui/words/english'

describe('numbers, dates and the alphabet, written without Intl', () => {
  it('the alphabet of all countries is that of Intl in English', () => {
    const { compare } = new Intl.Collator('en')
    const names = (countries: readonly Place[]) => countries.map(({ name }) => name)
    const world = placesOf('world')
    expect(names(english.inOrder(world))).toEqual(names(world).sort(compare))
    expect(english.inOrder(world)).toBe(english.inOrder(world))
  })

  it('numbers are what Intl writes in English', () => {
    const format = new Intl.NumberFormat('en')
    fc.assert(fc.property(fc.nat(50_000), (number) => inWhole(number) === format.format(number)))
    for (const number of [0, 999, 1000, 12_742, 999_999, 1_000_000])
      expect(inWhole(number)).toBe(format.format(number))
  })

  it('averages are what Intl writes in English', () => {
    const format = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
    const averages = Array.from({ length: 300 }, (_, index) => index + 1).flatMap((days) =>
      Array.from({ length: 5 * days + 1 }, (_, more) => (days + more) / days),
    )
    // One assertion, since a quarter of a million would take seconds.
    expect(averages.filter((average) => english.tenths(average) !== format.format(average))).toEqual([])
  })

  it('dates are what Intl writes in British English, in UTC', () => {
    const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
    for (let day = 0; day < 800; day++) {
      const now = Date.UTC(2026, 0, 1 + day, 12)
      expect(dateInWords(utcDateOf(now))).toBe(format.format(now))
    }
  })
})
