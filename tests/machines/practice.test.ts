import { describe, expect, it } from 'vitest'
import { notePractice, readPractice } from '../../src/machines/practice'
import { memoryStore } from './memoryStore'

const KEY = 'outline.practice'
const round = { target: 'TH', guesses: ['JP'] } as const

describe('the practice round', () => {
  it('is kept under its own key and read back', () => {
    const store = memoryStore()
    expect(notePractice(store, round)).toBe(true)
    expect(store.keys()).toEqual([KEY])
    expect(readPractice(store)).toEqual(round)
  })

  it('begins anew where nothing was noted', () => {
    const store = memoryStore()
    expect(readPractice(store)).toBeUndefined()
    expect(store.keys()).toEqual([])
  })

  it('that cannot be read is set aside', () => {
    const store = memoryStore({ [KEY]: 'scribble' })
    expect(readPractice(store)).toBeUndefined()
    expect(store.get(KEY)).toBeNull()
    expect(store.get('outline.aside.practice')).toBe('scribble')
  })

  it('that cannot be written is told', () => {
    const full = {
      ...memoryStore(),
      set: () => {
        throw new Error('full')
      },
    }
    expect(notePractice(full, round)).toBe(false)
  })
})
