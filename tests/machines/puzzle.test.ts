import { describe, expect, it } from 'vitest'
import { keyOf, nameInShareText, puzzleAt } from '../../src/machines/puzzle'
import { dailyOf, practice } from '../../tools/puzzles'

describe('a puzzle', () => {
  it.each([
    [dailyOf('2026-11-21'), 'daily.twenty.2026-11-21', '2026-11-21'],
    [practice, 'practice.twenty', 'practice'],
  ])('has a key by which it is found, and a name: %#', (puzzle, key, name) => {
    expect(keyOf(puzzle)).toBe(key)
    expect(puzzleAt(key)).toEqual(puzzle)
    expect(nameInShareText(puzzle)).toBe(name)
  })

  it.each(
    [
      ['', 'daily', 'daily.twenty', 'daily.twenty.', 'daily.twenty.2026-02-30', 'daily.twenty.2026-11-21.x'],
      [
        'practice',
        'practice.thirty',
        'practice.twenty.2026-11-21',
        'daily.thirty.2026-11-21',
        'weekly.twenty',
      ],
    ].flat(),
  )('is not made of the key %j', (key) => {
    expect(puzzleAt(key)).toBeUndefined()
  })
})
