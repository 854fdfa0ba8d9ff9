import { describe, expect, it } from 'vitest'
import { readSettings, SETTINGS, writeSettings } from '../../src/machines/settings'
import { eraseAll } from '../../src/machines/store'
import { memoryStore } from './memoryStore'

const defaults = { theme: 'system', units: 'km', contrast: 'normal', language: 'page' }
const refusing = () => {
  throw new Error('blocked')
}

describe('settings', () => {
  it('are the defaults before any were chosen', () => {
    expect(readSettings(memoryStore())).toEqual(defaults)
  })

  it('are read back as they were chosen', () => {
    const store = memoryStore()
    const chosen = { theme: 'dark', units: 'miles', contrast: 'high', language: 'browser' } as const
    writeSettings(store, chosen)
    expect(readSettings(store)).toEqual(chosen)
  })

  it('know three themes, two of everything else', () => {
    const all = {
      theme: ['system', 'light', 'dark'],
      units: ['km', 'miles'],
      contrast: ['normal', 'high'],
      language: ['page', 'browser'],
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
    '{"theme":"pink","units":7,"contrast":null,"language":"de"}',
    '{"theme":"","units":"","contrast":"","language":""}',
  ])('are the defaults where %s is stored', (text) => {
    expect(readSettings(memoryStore({ [SETTINGS]: text }))).toEqual(defaults)
  })

  it('keep what is readable beside what is not', () => {
    const store = memoryStore({ [SETTINGS]: '{"theme":"dark","units":"furlongs","extra":1}' })
    expect(readSettings(store)).toEqual({ ...defaults, theme: 'dark' })
  })

  it('hold without a store', () => {
    expect(readSettings({ get: refusing })).toEqual(defaults)
    expect(() => writeSettings({ set: refusing }, readSettings({ get: refusing }))).not.toThrow()
  })
})

describe('erasing', () => {
  it('removes all that the game has stored, and nothing else', () => {
    const store = memoryStore({ 'outline.day.2026-11-21': '{}', [SETTINGS]: '{}', 'another.game': '{}' })
    eraseAll(store)
    expect(store.keys()).toEqual(['another.game'])
  })

  it('does nothing where the store refuses', () => {
    expect(() => eraseAll({ ...memoryStore(), keys: refusing })).not.toThrow()
  })
})
