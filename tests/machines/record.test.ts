import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decks } from '../../src/geo/decks'
import { decodeRound, encodeRound } from '../../src/machines/record'
import { isOver } from '../../src/machines/round'
import { rounds } from './rounds'

const DATE = '2026-11-21'
const codes = decks.twenty.codes

const stored = (changes: object) =>
  JSON.stringify({ version: 1, target: 'FR', guesses: ['BR', 'FR'], ...changes })

describe('a stored round', () => {
  it('is read back as it was, whatever was played', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        expect(decodeRound(encodeRound(round, DATE), DATE)).toEqual({ kind: 'round', round })
      }),
      { numRuns: 2000 },
    )
  })

  it('does not show the answer before it is over', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const shown = JSON.parse(encodeRound(round, DATE)).target
        expect(shown === round.target).toBe(isOver(round))
      }),
    )
  })

  it('hides the same answer differently on another day', () => {
    const round = { target: 'FR', guesses: [] } as const
    expect(encodeRound(round, '2026-11-21')).not.toBe(encodeRound(round, '2026-11-22'))
  })

  it.each([
    ['cut off', stored({}).slice(0, -4), 'is cut off or damaged'],
    ['empty', '', 'is cut off or damaged'],
    ['a number', '7', 'is not a round of the game'],
    ['null', 'null', 'is not a round of the game'],
    ['a list', '[]', 'is not a round of the game'],
    ['without a version', stored({ version: undefined }), 'is not a round of the game'],
    ['of a version in words', stored({ version: '1' }), 'is not a round of the game'],
    [
      'of a later version',
      stored({ version: 2, guesses: { new: true } }),
      'was written by a later version of the game',
    ],
    ['with a target that is no text', stored({ target: 3 }), 'is not a round of the game'],
    ['with a target that is no country', stored({ target: 'XX' }), 'has no target that is in the game'],
    ['with guesses that are no list', stored({ guesses: 'BRFR' }), 'is not a round of the game'],
    [
      'with a guess that is no country',
      stored({ guesses: ['XX'] }),
      'names a country that is not in the game',
    ],
    ['with a guess that is no text', stored({ guesses: [null] }), 'names a country that is not in the game'],
    ['with a guess twice', stored({ guesses: ['BR', 'BR'] }), 'has a guess twice'],
    [
      'with seven guesses',
      stored({ guesses: ['BR', 'IT', 'JP', 'GB', 'US', 'IN', 'ES'] }),
      'has more than 6 guesses',
    ],
    [
      'that goes on after its end',
      stored({ guesses: ['FR', 'BR'] }),
      'has a guess after the answer was found',
    ],
    ['that shows its answer too soon', stored({ guesses: ['BR'] }), 'is not over, but shows its answer'],
  ])('that is %s is refused with the reason', (_what, text, reason) => {
    expect(decodeRound(text, DATE)).toEqual({ kind: 'unreadable', reason })
  })

  it('is a round that could have been played or is refused, whatever the text says', () => {
    const json = fc.json()
    const nearly = fc
      .record({
        version: fc.oneof(fc.constant(1), fc.integer(), fc.string()),
        target: fc.oneof(fc.constantFrom(...codes), fc.string(), fc.jsonValue()),
        guesses: fc.oneof(
          fc.array(fc.constantFrom<unknown>(...codes, 'XX', 1, null), { maxLength: 9 }),
          fc.jsonValue(),
        ),
      })
      .map((value) => JSON.stringify(value))
    const truncated = fc.tuple(nearly, fc.nat(80)).map(([text, end]) => text.slice(0, end))
    fc.assert(
      fc.property(fc.oneof(json, nearly, truncated, fc.string()), (text) => {
        const reading = decodeRound(text, DATE)
        if (reading.kind === 'unreadable') return
        const { target, guesses } = reading.round
        expect(codes).toContain(target)
        expect(guesses.length).toBeLessThanOrEqual(6)
        expect(new Set(guesses).size).toBe(guesses.length)
        expect(guesses.slice(0, -1)).not.toContain(target)
        for (const guess of guesses) expect(codes).toContain(guess)
      }),
      { numRuns: 10_000 },
    )
  })
})
