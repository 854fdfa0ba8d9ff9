import { describe, expect, it } from 'vitest'
import type { UtcDate } from '../../src/machines/schedule/day'
import { dayByKey } from '../../src/ui/archive/dayKeys'

const TODAY = '2026-11-21'
const press = (key: string, from: UtcDate, more = {}, dir: 'ltr' | 'rtl' = 'ltr', first = 1) =>
  dayByKey({ key, shiftKey: false, ctrlKey: false, ...more }, from, TODAY, {
    dir,
    first,
    begin: '2026-01-01',
  })

describe('the keys in the calendar', () => {
  it.each([
    ['ArrowLeft', '2026-11-10', '2026-11-09'],
    ['ArrowRight', '2026-11-10', '2026-11-11'],
    ['ArrowUp', '2026-11-10', '2026-11-03'],
    ['ArrowDown', '2026-11-10', '2026-11-17'],
    ['Home', '2026-11-11', '2026-11-09'],
    ['End', '2026-11-11', '2026-11-15'],
    ['PageUp', '2026-11-10', '2026-10-10'],
    ['PageDown', '2026-03-31', '2026-04-30'],
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowDown', '2026-10-28', '2026-11-04'],
  ] as const)('%s leads from %s to %s', (key, from, to) => {
    expect(press(key, from)).toBe(to)
  })

  it('lead no further than the first day and today', () => {
    for (const key of ['ArrowLeft', 'ArrowUp', 'Home', 'PageUp'])
      expect(press(key, '2026-01-01')).toBe('2026-01-01')
    for (const key of ['ArrowRight', 'ArrowDown', 'End', 'PageDown']) expect(press(key, TODAY)).toBe(TODAY)
    expect(press('PageUp', '2026-05-05', { shiftKey: true })).toBe('2026-01-01')
    expect(
      dayByKey({ key: 'PageUp', shiftKey: true, ctrlKey: false }, '2028-02-29', '2035-12-31', {
        begin: '2026-01-01',
        dir: 'ltr',
        first: 1,
      }),
    ).toBe('2027-02-28')
    expect(press('Home', '2026-05-05', { ctrlKey: true })).toBe('2026-01-01')
    expect(press('End', '2026-05-05', { ctrlKey: true })).toBe(TODAY)
  })

  it('go by the direction of the writing, and by the week of the language', () => {
    expect(press('ArrowLeft', '2026-11-10', {}, 'rtl')).toBe('2026-11-11')
    expect(press('ArrowRight', '2026-11-10', {}, 'rtl')).toBe('2026-11-09')
    // Saturday to Friday.
    expect(press('Home', '2026-11-10', {}, 'rtl', 6)).toBe('2026-11-07')
    expect(press('End', '2026-11-10', {}, 'rtl', 6)).toBe('2026-11-13')
    expect(press('Home', '2026-11-08', {}, 'ltr', 7)).toBe('2026-11-08')
  })

  it('leave other keys alone', () => {
    for (const key of ['Enter', ' ', 'Tab', 'a']) expect(press(key, TODAY)).toBeUndefined()
  })
})
