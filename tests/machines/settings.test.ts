import { describe, expect, it, vi } from 'vitest'
import {
  areSameSettings,
  chosenText,
  readSettings,
  SETTINGS,
  writeSettings,
} from '../../src/machines/journal/settings'
import { AIDS } from '../../src/machines/rules/rules'
import { watched } from '../../src/machines/store/store'
import { memoryStore, refuse } from './memoryStore'

const defaults = {
  theme: 'system',
  units: 'km',
  contrast: 'normal',
  vibration: 'on',
  quiz: 'off',
  deck: 'twenty',
  outline: 'shown',
  arrows: true,
  size: false,
  shapes: false,
  globe: false,
  continent: false,
  more: false,
  fit: false,
  brief: 'open',
  statistics: 'closed',
  review: 'closed',
  duel: 'closed',
  days: 'closed',
  scores: 'closed',
  streaks: 'closed',
} as const

describe('settings', () => {
  it('know three themes, seven decks, three ways to see the outline, and two of everything else', () => {
    const all = {
      theme: ['system', 'light', 'dark'],
      units: ['km', 'miles'],
      contrast: ['normal', 'high'],
      vibration: ['on', 'off'],
      quiz: ['off', 'on'],
      deck: ['twenty', 'world', 'africa', 'americas', 'asia', 'europe', 'oceania'],
      outline: ['shown', 'turned', 'hidden'],
      arrows: [true, false],
      ...Object.fromEntries(AIDS.map((aid) => [aid, [false, true]])),
      brief: ['open', 'closed'],
      statistics: ['closed', 'open'],
      review: ['closed', 'open'],
      duel: ['closed', 'open'],
      days: ['closed', 'open'],
      scores: ['closed', 'open'],
      streaks: ['closed', 'open'],
    }
    for (const [name, values] of Object.entries(all)) {
      for (const value of values) {
        const store = memoryStore({ [SETTINGS]: JSON.stringify({ [name]: value }) })
        expect(readSettings(store)).toEqual({ ...defaults, [name]: value })
      }
    }
  })

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '"dark"',
    '{"theme":"pink","units":7,"contrast":null,"outline":"upright","arrows":1,"fit":"yes"}',
    '{"theme":"","units":"","contrast":""}',
  ])('are the defaults where %s is stored', (text) => {
    expect(readSettings(memoryStore({ [SETTINGS]: text }))).toEqual(defaults)
  })

  it('keep what is readable beside what is not', () => {
    const store = memoryStore({ [SETTINGS]: '{"theme":"dark","units":"furlongs","extra":1}' })
    expect(readSettings(store)).toEqual({ ...defaults, theme: 'dark' })
  })

  it('keep nothing of what are none', () => {
    for (const text of ['"dark"', '7', 'null', '{']) {
      const store = memoryStore({ [SETTINGS]: text })
      writeSettings(store, { theme: 'light' })
      expect(store.get(SETTINGS)).toBe('{"version":1,"theme":"light"}')
    }
  })

  it('have the language in which somebody wants to read beside them, if one was chosen', () => {
    const store = memoryStore()
    expect(chosenText(store, 'lang')).toBeUndefined()
    writeSettings(store, { lang: 'fr' })
    writeSettings(store, { theme: 'dark' })
    expect(chosenText(store, 'lang')).toBe('fr')
    expect(chosenText(memoryStore({ [SETTINGS]: '{"lang":7}' }), 'lang')).toBeUndefined()
  })

  it.each(Object.keys(defaults))('are others as soon as one of them is: %s', (name) => {
    const settings = readSettings(memoryStore())
    expect(areSameSettings(settings, { ...settings })).toBe(true)
    expect(areSameSettings(settings, { ...settings, [name]: 'other' })).toBe(false)
  })

  it('hold without a store', () => {
    expect(readSettings({ get: refuse })).toEqual(defaults)
    const store = watched({ get: refuse, set: refuse, remove: refuse, keys: refuse }, () => {})
    const told = vi.fn()
    store.subscribe(told)
    writeSettings(store, { theme: 'dark' })
    writeSettings(store, { units: 'miles' })
    expect(readSettings(store)).toEqual({ ...defaults, theme: 'dark', units: 'miles' })
    expect(told.mock.calls).toEqual([[new Set([SETTINGS])], [new Set([SETTINGS])]])
  })

  it('leave alone what a later version has added', () => {
    const store = memoryStore({ [SETTINGS]: '{"version":3,"theme":"dark","sound":"loud"}' })
    writeSettings(store, { ...readSettings(store), units: 'miles' })
    expect(JSON.parse(store.get(SETTINGS) ?? '')).toMatchObject({ version: 3, sound: 'loud', units: 'miles' })
  })
})
