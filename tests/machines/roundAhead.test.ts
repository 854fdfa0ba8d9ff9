import { describe, expect, it } from 'vitest'
import { roundAhead } from '../../src/machines/journal/roundAhead'
import { readSettings, writeSettings } from '../../src/machines/journal/settings'
import { storeKeyOf, writeRound } from '../../src/machines/journal/storedRound'
import type { DailyPuzzle, PracticePuzzle } from '../../src/machines/rules/puzzle'
import { newRound } from '../../src/machines/rules/round'
import { standardChoice, standardRules } from '../../src/machines/rules/rules'
import { targetOf } from '../../src/machines/schedule/dailies'
import { practice } from '../../tools/puzzles'
import { memoryStore, refuse } from './memoryStore'
import { fakeWorld, openTab } from './world'

const day: DailyPuzzle = { kind: 'daily', deck: 'world', date: '2026-11-21' }
const target = targetOf(day)
const hidden = { ...standardRules, outline: 'hidden' } as const
const hide = (store: ReturnType<typeof memoryStore>) =>
  writeSettings(store, { ...readSettings(store), outline: 'hidden' })

describe('the round that a page is going to show', () => {
  it('is that which the program shows, of each puzzle, before it is stored and after', () => {
    const { world, store } = fakeWorld()
    const puzzles: readonly (DailyPuzzle | PracticePuzzle)[] = [
      day,
      { ...day, deck: 'twenty' },
      practice,
      { kind: 'practice', deck: 'africa' },
    ]
    const seed = world.seed()
    for (const puzzle of puzzles) {
      const before = roundAhead(puzzle, memoryStore(), seed)
      const first = openTab({ ...world, seed: () => seed, store: memoryStore() })
      const { target, dealt } = first.round(puzzle)
      expect(before).toMatchObject({ target, guesses: [], dealt, rules: standardRules })
      const tab = openTab(world)
      tab.guess(puzzle, tab.round(puzzle).target === 'EG' ? 'ZA' : 'EG')
      expect(roundAhead(puzzle, store, 7)).toEqual(tab.round(puzzle))
    }
  })

  it('is a day’s first one where the store refuses', () => {
    expect(roundAhead(day, { get: refuse }, 1)).toMatchObject({ target, guesses: [] })
  })

  it('has the rules that are chosen, until its outline was seen or it was begun', () => {
    const store = memoryStore()
    hide(store)
    expect(roundAhead(day, store, 1)?.rules.outline).toBe('hidden')
    writeRound(store, newRound(day, target, 0, [], standardChoice))
    expect(roundAhead(day, store, 1)?.rules.outline).toBe('shown')
    writeSettings(store, { ...readSettings(store), outline: 'shown' })
    writeRound(store, { ...newRound(day, target), rules: hidden, guesses: [target === 'EG' ? 'ZA' : 'EG'] })
    expect(roundAhead(day, store, 1)?.rules.outline).toBe('hidden')
  })

  it('is not known where what is due decides, nor where a later version has stored it', () => {
    const store = memoryStore({ [storeKeyOf(day)]: JSON.stringify({ version: 99 }) })
    expect(roundAhead(day, store, 1)).toBeUndefined()
    expect(roundAhead({ ...practice, order: 'due' }, store, 1)).toBeUndefined()
  })
})
