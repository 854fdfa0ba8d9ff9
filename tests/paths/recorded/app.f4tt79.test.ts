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
    taken: {},
    isGivenUp: false,
    deal: 0,
    dealt: [],
    begun: undefined,
  })
  expect(device.read('daily.twenty.2026-11-21')).toEqual({ shown: [], stored: [], left: 6 })
  device.at(1795262400000)
  device.guess('daily.twenty.2026-11-21', 'IT')
  expect(device.read('daily.twenty.2026-11-21')).toEqual({ shown: ['IT'], stored: ['IT'], left: 5 })
  device.begin({
    puzzle: { kind: 'daily', deck: 'twenty', date: '2026-11-21' },
    target: 'FR',
    rules: ['shown', 'arrows'],
    guesses: ['IT', 'JP'],
    taken: {},
    isGivenUp: false,
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
  device.guess('daily.twenty.2026-11-21', 'FR')
  expect(device.read('daily.twenty.2026-11-21')).toEqual({
    shown: ['IT', 'JP', 'FR'],
    stored: ['IT', 'JP', 'FR'],
    left: 0,
  })
  device.at(1795262400000)
  device.begin({
    puzzle: { kind: 'practice', deck: 'twenty' },
    target: 'FR',
    rules: ['turned', 'arrows'],
    guesses: [],
    taken: {},
    isGivenUp: false,
    deal: 2654435776,
    dealt: [],
    begun: undefined,
  })
  expect(device.read('practice.twenty')).toEqual({ shown: [], stored: [], left: 6 })
  device.at(1795262400000)
  device.guess('practice.twenty', 'IT')
  expect(device.read('practice.twenty')).toEqual({ shown: ['IT'], stored: ['IT'], left: 5 })
  device.help('practice.twenty', 'more')
  expect(device.read('practice.twenty')).toEqual({ shown: ['IT'], stored: ['IT'], left: 5 })
  device.giveUp('practice.twenty')
  expect(device.read('practice.twenty')).toEqual({ shown: ['IT'], stored: ['IT'], left: 0 })
  device.begin({
    puzzle: { kind: 'practice', deck: 'twenty' },
    target: 'JP',
    rules: ['shown', 'arrows'],
    guesses: [],
    taken: {},
    isGivenUp: false,
    deal: 2654435777,
    dealt: [],
    begun: undefined,
  })
  expect(device.read('practice.twenty')).toEqual({ shown: [], stored: [], left: 6 })
  device.reload()
  expect(device.read('daily.twenty.2026-11-21')).toEqual({
    shown: ['IT', 'JP', 'FR'],
    stored: ['IT', 'JP', 'FR'],
    left: 0,
  })
  expect(device.read('practice.twenty')).toEqual({ shown: [], stored: [], left: 6 })
})
