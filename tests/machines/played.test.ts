import { describe, expect, it } from 'vitest'
import { hasPlayed } from '../../src/machines/journal/played'
import { writeSettings } from '../../src/machines/journal/settings'
import { writeRound } from '../../src/machines/journal/storedRound'
import { practice } from '../../tools/puzzles'
import { memoryStore, refuse } from './memoryStore'
import { dayOf, roundOf } from './rounds'

describe('whether anything was ever played', () => {
  it.each([
    'world-outline.daily.twenty.2026-11-21',
    'world-outline.practice.africa',
    'world-outline.review.challenge.abc.0',
    'world-outline.run.day.2026-11-21',
  ])('is told by %s', (key) => {
    expect(hasPlayed(memoryStore({ 'somebody.else': '', [key]: '' }))).toBe(true)
  })

  it('is told by no settings, by nothing of somebody else, and not where the store refuses', () => {
    const store = memoryStore({ 'somebody.else': '', 'x-world-outline.daily.': '' })
    writeSettings(store, { theme: 'dark' })
    expect(hasPlayed(store)).toBe(false)
    expect(hasPlayed(memoryStore())).toBe(false)
    expect(hasPlayed({ ...store, keys: refuse })).toBe(false)
  })

  it('is told by the first guess, and not by a look at a puzzle, which is stored, too', () => {
    const store = memoryStore()
    writeRound(store, dayOf('2026-11-21', 'IT', []))
    writeRound(store, roundOf('IT', [], practice))
    expect(store.keys()).toHaveLength(2)
    expect(hasPlayed(store)).toBe(false)
    writeRound(store, dayOf('2026-11-21', 'IT', ['FR']))
    expect(hasPlayed(store)).toBe(true)
  })
})
