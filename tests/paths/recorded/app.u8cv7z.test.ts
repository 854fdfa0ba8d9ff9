import { expect, it } from 'vitest'
import { RecordedDevice } from '../../histories/recordedDevice'

it('is kept as it was played', () => {
  const device = new RecordedDevice()
  device.at(1795262400000)
  device.begin({
    puzzle: { kind: 'daily', deck: 'twenty', date: '2026-11-21' },
    target: 'FR',
    rules: ['shown', 'arrows'],
    guesses: [],
    deal: 0,
    dealt: [],
    begun: undefined,
  })
  expect(device.read('daily.twenty.2026-11-21')).toEqual({ shown: [], stored: [], left: 6 })
  device.choose('daily.twenty.2026-11-21', ['hidden', 'no arrows'])
  device.choose('daily.twenty.2026-11-21', ['shown', 'arrows'])
  device.at(1795262400000)
  device.guess('daily.twenty.2026-11-21', 'IT')
  expect(device.read('daily.twenty.2026-11-21')).toEqual({ shown: ['IT'], stored: ['IT'], left: 5 })
  device.choose('daily.twenty.2026-11-21', ['shown', 'no arrows'])
  device.begin({
    puzzle: { kind: 'daily', deck: 'twenty', date: '2026-11-21' },
    target: 'FR',
    rules: ['shown', 'arrows'],
    guesses: ['IT', 'JP'],
    deal: 0,
    dealt: [],
    begun: undefined,
  })
  expect(device.read('daily.twenty.2026-11-21')).toEqual({
    shown: ['IT', 'JP'],
    stored: ['IT', 'JP'],
    left: 4,
  })
  device.at(1795262400000)
  device.guess('daily.twenty.2026-11-21', 'JP')
  expect(device.read('daily.twenty.2026-11-21')).toEqual({
    shown: ['IT', 'JP'],
    stored: ['IT', 'JP'],
    left: 4,
  })
  device.at(1795262400000)
  device.guess('daily.twenty.2026-11-21', 'BR')
  expect(device.read('daily.twenty.2026-11-21')).toEqual({
    shown: ['IT', 'JP', 'BR'],
    stored: ['IT', 'JP', 'BR'],
    left: 3,
  })
  device.at(1795262400000)
  device.guess('daily.twenty.2026-11-21', 'AU')
  expect(device.read('daily.twenty.2026-11-21')).toEqual({
    shown: ['IT', 'JP', 'BR', 'AU'],
    stored: ['IT', 'JP', 'BR', 'AU'],
    left: 2,
  })
  device.at(1795262400000)
  device.guess('daily.twenty.2026-11-21', 'IT')
  expect(device.read('daily.twenty.2026-11-21')).toEqual({
    shown: ['IT', 'JP', 'BR', 'AU'],
    stored: ['IT', 'JP', 'BR', 'AU'],
    left: 2,
  })
  device.at(1795262400000)
  device.guess('daily.twenty.2026-11-21', 'US')
  expect(device.read('daily.twenty.2026-11-21')).toEqual({
    shown: ['IT', 'JP', 'BR', 'AU', 'US'],
    stored: ['IT', 'JP', 'BR', 'AU', 'US'],
    left: 1,
  })
  device.at(1795262400000)
  device.guess('daily.twenty.2026-11-21', 'IN')
  expect(device.read('daily.twenty.2026-11-21')).toEqual({
    shown: ['IT', 'JP', 'BR', 'AU', 'US', 'IN'],
    stored: ['IT', 'JP', 'BR', 'AU', 'US', 'IN'],
    left: 0,
  })
  device.at(1795262400000)
  device.guess('daily.twenty.2026-11-21', 'FR')
  expect(device.read('daily.twenty.2026-11-21')).toEqual({
    shown: ['IT', 'JP', 'BR', 'AU', 'US', 'IN'],
    stored: ['IT', 'JP', 'BR', 'AU', 'US', 'IN'],
    left: 0,
  })
  device.at(1795262400000)
  device.begin({
    puzzle: { kind: 'practice', deck: 'twenty' },
    target: 'FR',
    rules: ['shown', 'arrows'],
    guesses: [],
    deal: 2654435776,
    dealt: [],
    begun: undefined,
  })
  expect(device.read('practice.twenty')).toEqual({ shown: [], stored: [], left: 6 })
  device.at(1795262400000)
  device.guess('practice.twenty', 'IT')
  expect(device.read('practice.twenty')).toEqual({ shown: ['IT'], stored: ['IT'], left: 5 })
  device.at(1795262400000)
  device.guess('practice.twenty', 'FR')
  expect(device.read('practice.twenty')).toEqual({ shown: ['IT', 'FR'], stored: ['IT', 'FR'], left: 0 })
  device.at(1795262400000)
  device.guess('practice.twenty', 'JP')
  expect(device.read('practice.twenty')).toEqual({ shown: ['IT', 'FR'], stored: ['IT', 'FR'], left: 0 })
  device.begin({
    puzzle: { kind: 'practice', deck: 'twenty' },
    target: 'JP',
    rules: ['shown', 'no arrows'],
    guesses: [],
    deal: 2654435777,
    dealt: [],
    begun: undefined,
  })
  expect(device.read('practice.twenty')).toEqual({ shown: [], stored: [], left: 6 })
  device.choose('practice.twenty', ['shown', 'arrows', 'what fits'])
  device.choose('practice.twenty', ['shown', 'no arrows', 'what fits'])
  device.at(1795262400000)
  device.guess('practice.twenty', 'IT')
  expect(device.read('practice.twenty')).toEqual({ shown: ['IT'], stored: ['IT'], left: 5 })
  device.at(1795262400000)
  device.guess('practice.twenty', 'BR')
  expect(device.read('practice.twenty')).toEqual({ shown: ['IT', 'BR'], stored: ['IT', 'BR'], left: 4 })
  device.at(1795262400000)
  device.guess('practice.twenty', 'AU')
  expect(device.read('practice.twenty')).toEqual({
    shown: ['IT', 'BR', 'AU'],
    stored: ['IT', 'BR', 'AU'],
    left: 3,
  })
  device.at(1795262400000)
  device.guess('practice.twenty', 'US')
  expect(device.read('practice.twenty')).toEqual({
    shown: ['IT', 'BR', 'AU', 'US'],
    stored: ['IT', 'BR', 'AU', 'US'],
    left: 2,
  })
  device.at(1795262400000)
  device.guess('practice.twenty', 'IN')
  expect(device.read('practice.twenty')).toEqual({
    shown: ['IT', 'BR', 'AU', 'US', 'IN'],
    stored: ['IT', 'BR', 'AU', 'US', 'IN'],
    left: 1,
  })
  device.at(1795262400000)
  device.guess('practice.twenty', 'JP')
  expect(device.read('practice.twenty')).toEqual({
    shown: ['IT', 'BR', 'AU', 'US', 'IN', 'JP'],
    stored: ['IT', 'BR', 'AU', 'US', 'IN', 'JP'],
    left: 0,
  })
  device.begin({
    puzzle: { kind: 'practice', deck: 'twenty' },
    target: 'IT',
    rules: ['shown', 'arrows'],
    guesses: [],
    deal: 2654435778,
    dealt: [],
    begun: undefined,
  })
  expect(device.read('practice.twenty')).toEqual({ shown: [], stored: [], left: 6 })
  device.reload()
  expect(device.read('daily.twenty.2026-11-21')).toEqual({
    shown: ['IT', 'JP', 'BR', 'AU', 'US', 'IN'],
    stored: ['IT', 'JP', 'BR', 'AU', 'US', 'IN'],
    left: 0,
  })
  expect(device.read('practice.twenty')).toEqual({ shown: [], stored: [], left: 6 })
})
