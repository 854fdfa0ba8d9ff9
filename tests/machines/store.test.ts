import { describe, expect, it } from 'vitest'
import { eraseAll, setAside } from '../../src/machines/store'
import { memoryStore } from './memoryStore'

const refuse = () => {
  throw new Error('blocked')
}

describe('what cannot be read', () => {
  it('is set aside once, however often it comes back', () => {
    const store = memoryStore({ 'outline.a': 'scribble' })
    expect(setAside(store, 'outline.a', 'scribble')).toBe(true)
    store.set('outline.a', 'scribble')
    expect(setAside(store, 'outline.a', 'scribble')).toBe(true)
    expect(store.keys()).toEqual(['outline.aside.a'])
  })

  it('is set aside beside what was there before', () => {
    const store = memoryStore()
    for (const text of ['one', 'two', 'three']) setAside(store, 'outline.a', text)
    expect(store.keys().map((key) => [key, store.get(key)])).toEqual([
      ['outline.aside.a', 'one'],
      ['outline.aside.a.2', 'two'],
      ['outline.aside.a.3', 'three'],
    ])
  })

  it('stays where it is in a store that refuses', () => {
    expect(setAside({ ...memoryStore(), set: refuse }, 'outline.a', 'scribble')).toBe(false)
  })
})

describe('erasing', () => {
  it('takes all that is the game’s and nothing else', () => {
    const store = memoryStore({ 'outline.a': '1', 'outline.b': '2', other: '3' })
    eraseAll(store)
    expect(store.keys()).toEqual(['other'])
  })

  it('passes over a store that refuses', () => {
    expect(() => eraseAll({ ...memoryStore(), keys: refuse })).not.toThrow()
  })
})
