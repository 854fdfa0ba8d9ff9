import { describe, expect, it } from 'vitest'
import { ERASURE, eraseAll, generationOf, readErasure } from '../../src/machines/store/erasure'
import { memoryStore, refuse } from './memoryStore'

describe('erasing', () => {
  it('takes all that is the game’s and nothing else, and notes that it did', () => {
    const store = memoryStore({
      'world-outline.daily.twenty.2026-11-21': '1',
      'world-outline.settings': '2',
      'world-outliner': '3',
    })
    expect(eraseAll(store, '2026-11-21')).toBe(true)
    expect(store.keys()).toEqual(['world-outliner', 'world-outline.erasure'])
    expect(readErasure(store)).toEqual({ generation: 1, on: '2026-11-21' })
  })

  it('begins another generation each time', () => {
    const store = memoryStore()
    expect(readErasure(store)).toEqual({ generation: 0, on: undefined })
    eraseAll(store, '2026-11-21')
    eraseAll(store, '2026-11-23')
    expect(readErasure(store)).toEqual({ generation: 2, on: '2026-11-23' })
  })

  it('leaves the note of the last time where it cannot be noted anew', () => {
    const store = memoryStore()
    eraseAll(store, '2026-11-21')
    expect(eraseAll({ ...store, set: refuse }, '2026-11-22')).toBe(false)
    expect(readErasure(store)).toEqual({ generation: 1, on: '2026-11-21' })
  })

  it('says so where the store refuses', () => {
    for (const refusing of [{ keys: refuse }, { get: refuse }, { set: refuse }, { remove: refuse }]) {
      const store = { ...memoryStore({ 'world-outline.a': '1' }), ...refusing }
      expect(eraseAll(store, '2026-11-21')).toBe(false)
    }
  })

  it.each(['{', '{"version":2}', '{"version":1,"generation":-1,"on":"2026-11-21"}'])(
    'never happened by a note that says %j',
    (text) => {
      expect(readErasure(memoryStore({ [ERASURE]: text }))).toEqual({ generation: 0, on: undefined })
    },
  )
})

describe('what was played and is not stored', () => {
  it.each([
    [
      'stays, whatever its date, in the generation in which the store was read',
      1,
      '2026-11-23',
      '2026-11-21',
      1,
    ],
    ['stays where nothing was ever erased', undefined, undefined, undefined, 2],
    ['stays where everything was erased before its day', undefined, '2026-11-20', '2026-11-21', 2],
    ['may have been erased on its day', undefined, '2026-11-21', '2026-11-21', undefined],
    ['may have been erased on a later day', undefined, '2026-11-22', '2026-11-21', undefined],
    ['may have been erased where the clock was set back', undefined, '2026-11-20', '2026-11-23', undefined],
    ['may have been erased where it has no date', undefined, '2026-11-20', undefined, undefined],
  ] as const)('%s', (_, generation, erasedOn, on, expected) => {
    expect(generationOf({ generation, on }, { generation: 2, on: erasedOn }, '2026-11-22')).toBe(expected)
  })
})
