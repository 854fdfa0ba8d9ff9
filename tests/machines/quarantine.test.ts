import { describe, expect, it } from 'vitest'
import { readErasure } from '../../src/machines/journal/erasure'
import { quarantine, readAfterQuarantine } from '../../src/machines/journal/quarantine'
import { dailyOf } from '../../tools/puzzles'
import { memoryStore } from './memoryStore'

const refuse = () => {
  throw new Error('blocked')
}

describe('what cannot be read', () => {
  it('is put into quarantine once, however often it comes back', () => {
    const store = memoryStore({ 'outline.a': 'scribble' })
    expect(quarantine(store, 'outline.a')).toBe(true)
    expect(quarantine(store, 'outline.a')).toBe(true)
    store.set('outline.a', 'scribble')
    expect(quarantine(store, 'outline.a')).toBe(true)
    expect(store.keys()).toEqual(['world-outline.quarantine.outline.a'])
  })

  it('is put beside what was there before, byte for byte', () => {
    const store = memoryStore()
    for (const text of ['one', 'two', 'three']) {
      store.set('outline.a', text)
      quarantine(store, 'outline.a')
    }
    expect(store.keys().map((key) => [key, store.get(key)])).toEqual([
      ['world-outline.quarantine.outline.a', 'one'],
      ['world-outline.quarantine.outline.a.2', 'two'],
      ['world-outline.quarantine.outline.a.3', 'three'],
    ])
  })

  it('of a puzzle stays as it is told where not all of it could be put aside', () => {
    const keys = ['world-outline.daily.twenty.2026-11-21', 'outline.day.2026-11-21']
    const store = memoryStore(Object.fromEntries(keys.map((key) => [key, 'scribble'])))
    const set = (key: string, text: string) =>
      key.endsWith('outline.day.2026-11-21') ? refuse() : store.set(key, text)
    const erasure = readErasure(store)
    expect(readAfterQuarantine({ ...store, set }, dailyOf('2026-11-21'), erasure)).toEqual({
      page: { kind: 'damaged', keys },
      isQuarantined: false,
    })
    expect(readAfterQuarantine(store, dailyOf('2026-11-21'), erasure)).toEqual({
      page: { kind: 'blank' },
      isQuarantined: true,
    })
  })

  it('stays where it is in a store that refuses', () => {
    const store = { ...memoryStore({ 'outline.a': 'scribble' }), set: refuse }
    expect(quarantine(store, 'outline.a')).toBe(false)
    expect(store.get('outline.a')).toBe('scribble')
  })
})
