import { describe, expect, it } from 'vitest'
import { patternsIn } from '../../scripts/words/patterns'
import { type UtcDate, utcDateOf } from '../../src/machines/schedule/day'
import { foreignFormats } from '../../src/ui/words/foreignFormats'

const ALL = 'es fr de it pt-BR nl pl cs sv tr ru uk ar he hi id ja ko zh-Hans'.split(' ')

describe('numbers and dates in another language', () => {
  it.each(ALL)('are in %s what Intl writes with the digits 0 to 9', (lang) => {
    const { whole, tenths, percent, date, plural } = foreignFormats(lang, patternsIn(lang))
    const tag = `${lang}-u-ca-gregory-nu-latn`
    const numbers = new Intl.NumberFormat(tag)
    for (const number of [0, 7, 999, 1000, 8635, 12_742, 17_098_242, 1.5])
      expect(whole(number)).toBe(numbers.format(Math.round(number)))
    expect(tenths(3.45)).toBe(new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(3.45))
    const shares = new Intl.NumberFormat(tag, { style: 'percent' })
    for (const share of [0, 7, 56, 100]) expect(percent(share)).toBe(shares.format(share / 100))
    expect([whole(123_456), percent(78), date('2026-11-09')].join().replace(/[0-9]/g, '')).not.toMatch(
      /\p{Nd}/u,
    )
    const rules = new Intl.PluralRules(lang)
    for (let number = 0; number < 120; number++) expect(plural(number)).toBe(rules.select(number))
  })

  it.each([
    ['fr', '1er janvier 2026', '2 janvier 2026', '11 janvier 2026'],
    ['it', '1º gennaio 2026', '2 gennaio 2026', '11 gennaio 2026'],
    ['pt-BR', '1º de janeiro de 2026', '2 de janeiro de 2026', '11 de janeiro de 2026'],
    ['es', '1 de enero de 2026', '2 de enero de 2026', '11 de enero de 2026'],
  ])('have in %s the first of a month as people write it', (lang, first, second, eleventh) => {
    const { date } = foreignFormats(lang, patternsIn(lang))
    expect(['2026-01-01', '2026-01-02', '2026-01-11'].map((day) => date(day as UtcDate))).toEqual([
      first,
      second,
      eleventh,
    ])
  })

  it.each(ALL)('have in %s the date of every other day as Intl writes it', (lang) => {
    const { date } = foreignFormats(lang, patternsIn(lang))
    const dates = new Intl.DateTimeFormat(`${lang}-u-ca-gregory-nu-latn`, {
      dateStyle: 'long',
      timeZone: 'UTC',
    })
    for (let day = 0; day < 366; day++) {
      const now = Date.UTC(2027, 0, 1 + day, 12)
      if (new Date(now).getUTCDate() === 1) continue
      // How narrow a blank is that nothing may be broken at differs within Intl itself.
      expect(date(utcDateOf(now)).replace(/\s/g, ' ')).toBe(dates.format(now).replace(/\s/g, ' '))
    }
  })
})
