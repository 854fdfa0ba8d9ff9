import { describe, expect, it } from 'vitest'
import { quarantine } from '../../src/machines/store/collection'
import { memoryStore } from './memoryStore'

describe('what cannot be read', () => {
  it('is put into quarantine once, however often it comes back', () => {
    const store = memoryStore({ a: 'scribble' })
    expect(quarantine(store, 'a')).toBe(true)
    expect(quarantine(store, 'a')).toBe(true)
    store.set('a', 'scribble')
    expect(quarantine(store, 'a')).toBe(true)
    expect(store.keys()).toEqual(['world-outline.quarantine.a'])
  })

  it('is put beside what was there before, byte for byte', () => {
    const store = memoryStore()
    for (const text of ['one', 'two', 'three']) {
      store.set('a', text)
      quarantine(store, 'a')
    }
    expect(store.keys().map((key) => [key, store.get(key)])).toEqual([
      ['world-outline.quarantine.a', 'one'],
      ['world-outline.quarantine.a.2', 'two'],
      ['world-outline.quarantine.a.3', 'three'],
    ])
  })
})
