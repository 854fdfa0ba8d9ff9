import { describe, expect, it } from 'vitest'
import { clockIn } from '../../scripts/words/patterns'
import { english } from '../../src/ui/words/english'
import { timeIn } from '../../src/ui/words/formats'
import { LANGUAGES } from '../../src/ui/words/languages'

const bare = (text: string) => text.replace(/\s/g, ' ')

describe('the time of day', () => {
  it.each([
    ['en', '12:00 AM', '5:30 AM', '12:05 PM', '9:00 PM'],
    ['de', '00:00', '05:30', '12:05', '21:00'],
    ['hi', 'रात 12:00', 'सुबह 5:30', 'दोपहर 12:05', 'रात 9:00'],
    ['id', '00.00', '05.30', '12.05', '21.00'],
    ['ja', '0:00', '5:30', '12:05', '21:00'],
    ['ko', '오전 12:00', '오전 5:30', '오후 12:05', '오후 9:00'],
    ['ar', '12:00 ص', '5:30 ص', '12:05 م', '9:00 م'],
  ])('is written in %s as its readers do: %s', (lang, ...expected) => {
    expect([0, 330, 725, 1260].map((minutes) => bare(timeIn(clockIn(lang), minutes)))).toEqual(expected)
  })

  it.each(LANGUAGES.filter((lang) => lang !== 'ko' && lang !== 'hi'))(
    'is in %s what Intl writes at every hour',
    (lang) => {
      const format = new Intl.DateTimeFormat(`${lang}-u-nu-latn`, { timeStyle: 'short', timeZone: 'UTC' })
      for (let minutes = 0; minutes < 1440; minutes += 15)
        expect(bare(timeIn(clockIn(lang), minutes))).toBe(bare(format.format(minutes * 60_000)))
    },
  )

  it('is in English the same without Intl', () => {
    for (let minutes = 0; minutes < 1440; minutes += 15)
      expect(english.time(minutes)).toBe(timeIn(clockIn('en'), minutes))
  })
})
