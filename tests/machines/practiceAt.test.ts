import { expect, it } from 'vitest'
import { practiceAt } from '../../src/machines/journal/puzzleAt'
import { readSettings } from '../../src/machines/journal/settings'
import { keyOf } from '../../src/machines/rules/puzzle'
import { memoryStore } from './memoryStore'

it.each([
  ['', 'practice.europe.due'],
  ['?deck=africa', 'practice.africa'],
  ['?deck=atlantis', 'practice.europe.due'],
  ['?deck=toString', 'practice.europe.due'],
  ['?other=1&deck=world', 'practice.world'],
])('the address %s asks for %s', (query, key) => {
  const settings = { ...readSettings(memoryStore()), deck: 'europe', order: 'due' } as const
  const practice = practiceAt(query, settings)
  expect([practice.kind, keyOf(practice)]).toEqual(['practice', key])
})
