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
    ['cut off', stored({}).slice(0, -4), 'damaged'],
    ['empty', '', 'damaged'],
    ['a number', '7', 'foreign'],
    ['null', 'null', 'foreign'],
    ['a list', '[]', 'foreign'],
    ['without a version', stored({ version: undefined }), 'foreign'],
    ['of a version in words', stored({ version: '1' }), 'foreign'],
    ['of a later version', stored({ version: 2, guesses: { new: true } }), 'later'],
    ['with a target that is no text', stored({ target: 3 }), 'foreign'],
    ['with a target that is no country', stored({ target: 'XX' }), 'target'],
    ['with guesses that are no list', stored({ guesses: 'BRFR' }), 'foreign'],
    ['with a guess that is no country', stored({ guesses: ['XX'] }), 'country'],
    ['with a guess that is no text', stored({ guesses: [null] }), 'country'],
    ['with a guess twice', stored({ guesses: ['BR', 'BR'] }), 'twice'],
    ['with seven guesses', stored({ guesses: ['BR', 'IT', 'JP', 'GB', 'US', 'IN', 'ES'] }), 'long'],
    ['that goes on after its end', stored({ guesses: ['FR', 'BR'] }), 'late'],
    ['that shows its answer too soon', stored({ guesses: ['BR'] }), 'shown'],
  ])('that is %s is refused with its fault', (_what, text, fault) => {
    expect(decodeRound(text, DATE)).toEqual({ kind: 'unreadable', fault })
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
