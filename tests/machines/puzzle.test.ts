import { describe, expect, it } from 'vitest'
import { firstRoundOf } from '../../src/machines/journal/dealt'
import { puzzleAt } from '../../src/machines/journal/puzzleAt'
import { keyOf, nameInShareText } from '../../src/machines/rules/puzzle'
import { standardChoice } from '../../src/machines/rules/rules'
import { challengeOf, dailyOf, practice } from '../../tools/puzzles'

describe('a puzzle', () => {
  it.each([
    [dailyOf('2026-11-21'), 'daily.twenty.2026-11-21', '2026-11-21'],
    [practice, 'practice.twenty', 'practice'],
    [{ ...practice, order: 'due' } as const, 'practice.twenty.due', 'practice'],
    [challengeOf('TH'), `challenge.${challengeOf('TH').token}`, 'challenge'],
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
        'practice.twenty.due.x',
        `challenge.${challengeOf('TH').token}.x`,
      ],
    ].flat(),
  )('is not made of the key %j', (key) => {
    expect(puzzleAt(key)).toBeUndefined()
  })

  it('has no first round where it is a challenge by a token that is none', () => {
    const none = { kind: 'challenge', deck: 'twenty', token: 'none' } as const
    expect(() => firstRoundOf(none, standardChoice)).toThrow('A challenge is wanted that is none')
  })
})
