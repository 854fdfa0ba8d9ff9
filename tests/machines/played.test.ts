import { describe, expect, it } from 'vitest'
import { hasFinished, hasPlayed } from '../../src/machines/journal/played'
import { writeSettings } from '../../src/machines/journal/settings'
import { writeRound } from '../../src/machines/journal/storedRound'
import type { Puzzle } from '../../src/machines/rules/puzzle'
import { newRound } from '../../src/machines/rules/round'
import { dailyOf, practice } from '../../tools/puzzles'
import { memoryStore, refuse } from './memoryStore'
import { dayOf, roundOf } from './rounds'

describe('whether anything was ever played', () => {
  it.each([
    'world-outline.daily.twenty.2026-11-21',
    'world-outline.practice.africa',
    'world-outline.review.7',
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

describe('whether a round was ever finished', () => {
  const day = dailyOf('2026-11-21')

  it.each([
    [[], false],
    [['FR'], false],
    [['FR', 'IT'], true],
    [['FR', 'JP', 'GB', 'BR', 'AU', 'US'], true],
  ] as const)('is told by the end of it alone: %j', (guesses, isOver) => {
    const store = memoryStore()
    writeRound(store, dayOf(day.date, 'IT', guesses))
    expect(hasFinished(store)).toBe(isOver)
  })

  it.each([
    [[], false],
    [['US-TX'], false],
    [['US-TX', 'US-CA'], true],
  ] as const)('is told of regions, too: %j', (guesses, isOver) => {
    const store = memoryStore()
    const puzzle: Puzzle = { kind: 'daily', deck: 'US', date: day.date }
    writeRound(store, { ...newRound(puzzle, 'US-CA'), guesses })
    expect(hasFinished(store)).toBe(isOver)
  })

  it('is told by what a round leaves behind, and not where the store refuses', () => {
    expect(hasFinished(memoryStore({ 'world-outline.review.7': '' }))).toBe(true)
    expect(hasFinished({ ...memoryStore(), keys: refuse })).toBe(false)
  })
})
