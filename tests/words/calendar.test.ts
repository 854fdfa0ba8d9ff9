import { describe, expect, it } from 'vitest'
import { calendarIn as textsIn } from '../../scripts/words/patterns'
import { calendarIn } from '../../src/ui/words/calendar'
import type { Locale } from '../../src/ui/words/locale'
import { format } from '../../src/ui/words/say'

const counting = { plural: () => 'other', whole: String }

function calendarOf(lang: string) {
  const texts = textsIn(lang)
  const say = (id: string, values = {}) => format(texts[id] ?? id, values, counting)
  return calendarIn({ say } as unknown as Locale)
}

describe('the calendar of a language', () => {
  it.each([
    ['en', 'November 2026', 'Monday', 'Mon'],
    ['de', 'November 2026', 'Montag', 'Mo'],
    ['es', 'noviembre de 2026', 'lunes', 'lun'],
    ['ar', 'نوفمبر 2026', 'السبت', 'س'],
    ['hi', 'नवंबर 2026', 'रविवार', 'रवि'],
    ['ja', '2026年11月', '日曜日', '日'],
    ['he', 'נובמבר 2026', 'יום ראשון', 'א׳'],
    ['uk', 'листопад 2026\u202fр.', 'понеділок', 'пн'],
    ['ru', 'ноябрь 2026\u202fг.', 'понедельник', 'пн'],
    ['pt-BR', 'novembro de 2026', 'domingo', 'dom.'],
    ['tr', 'Kasım 2026', 'Pazartesi', 'Pzt'],
    ['pl', 'listopad 2026', 'poniedziałek', 'P'],
    ['id', 'November 2026', 'Minggu', 'Min'],
    ['ko', '2026년 11월', '일요일', '일'],
    ['zh-Hans', '2026年11月', '星期一', '周一'],
    ['cs', 'listopad 2026', 'pondělí', 'po'],
  ])('%s names a month, and begins the week with its own day', (lang, month, name, short) => {
    const { monthName, weekdays } = calendarOf(lang)
    expect(monthName('2026-11')).toBe(month)
    expect(weekdays[0]).toMatchObject({ name, short })
    expect(new Set(weekdays.map(({ number }) => number)).size).toBe(7)
  })

  it('is not made of a language whose first day of the week nobody has looked up', () => {
    expect(() => textsIn('da')).toThrow('first day of the week')
  })
})
