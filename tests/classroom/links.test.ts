import { readdirSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decks } from '../../src/geo/decks'
import { isDrawn } from '../../src/geo/drawn'
import { checksumOf, lettersOf } from '../../src/machines/challenge/letters'
import { newAttempt, orderOf } from '../../src/machines/classroom/attempt'
import { newClassSet, plainClassRules } from '../../src/machines/classroom/classSet'
import { readResults, resultOfAttempt, textOfResults } from '../../src/machines/classroom/resultLink'
import { idOfSet, setOfToken, tokenOfSet } from '../../src/machines/classroom/setLink'
import { RUNS } from '../amount'
import { attempts, NOW, played, sets, threeOf } from './sets'

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

describe('the link of a set', () => {
  it('says the set again, whatever it is', () => {
    fc.assert(
      fc.property(sets, (set) => {
        const token = tokenOfSet(set)
        expect(token).toMatch(new RegExp(`^[${ALPHABET}]{${21 + 2 * set.countries.length}}$`))
        expect(setOfToken(token)).toEqual({ kind: 'set', set })
        expect(tokenOfSet(set)).toBe(token)
      }),
    )
  })

  it('shows none of its countries: with another nonce every letter of them may be another', () => {
    const letters = Array.from({ length: 200 }, (_, nonce) => tokenOfSet(threeOf(nonce)).slice(14, 20))
    for (const place of [0, 1, 2, 3, 4, 5])
      expect(new Set(letters.map((text) => text[place])).size).toBeGreaterThan(20)
  })

  it('of a later version is said to be that, and one with a letter off to be damaged', () => {
    const body = `2${tokenOfSet(threeOf()).slice(1, -7)}`
    expect(setOfToken(body + lettersOf(checksumOf(body), 7))).toEqual({ kind: 'later' })
    expect(setOfToken(tokenOfSet({ ...threeOf(), deckVersion: 63 }))).toEqual({ kind: 'later' })
    expect(setOfToken('')).toEqual({ kind: 'damaged' })
    expect(setOfToken('z'.repeat(1_000_000))).toEqual({ kind: 'damaged' })
  })

  it.each([
    ['without countries', { countries: [] }],
    ['with one country twice', { countries: ['FR', 'FR'] as const }],
    ['with a country that the deck has not', { deck: 'africa' as const }],
    ['with a country of which there is no outline', { countries: ['VA'] as const }],
    ['with more countries than there can be', { countries: decks.world.codes.filter(isDrawn).slice(0, 41) }],
    ['without guesses', { rules: { ...plainClassRules, guesses: 0 } }],
    ['with more guesses than there can be', { rules: { ...plainClassRules, guesses: 7 } }],
    ['of a deck without a version', { deckVersion: 0 }],
  ])('%s is refused, though its checksum is right', (_, change) => {
    expect(setOfToken(tokenOfSet({ ...threeOf(), ...change }))).toEqual({ kind: 'damaged' })
  })

  it('has an emblem that tells two sets apart', () => {
    expect(idOfSet(tokenOfSet(threeOf(1)))).not.toBe(idOfSet(tokenOfSet(threeOf(2))))
  })

  it('may have every country of which there is an outline, and no other', () => {
    const drawn = readdirSync('src/geo/shapes').map((name) => name.slice(0, 2))
    expect(decks.world.codes.filter(isDrawn)).toEqual(
      decks.world.codes.filter((code) => drawn.includes(code)),
    )
  })
})

describe('results in a link', () => {
  it('say every guess of every round again, in the order of the set', () => {
    fc.assert(
      fc.property(attempts, (attempt) => {
        const result = resultOfAttempt(attempt)
        const text = textOfResults(attempt.set, [result])
        expect(text).toMatch(new RegExp(`^[${ALPHABET}.]+$`))
        expect(readResults(text)).toEqual({
          kind: 'results',
          set: attempt.set,
          results: [result],
          refused: 0,
        })
        const order = orderOf(attempt)
        expect(result.guesses).toEqual(
          attempt.set.countries.map((country) => attempt.guesses[order.indexOf(country)]),
        )
      }),
    )
  })

  it('are some 110 letters for ten rounds with four guesses each, the set among them', () => {
    const set = newClassSet('world', decks.world.targets.slice(20, 30), plainClassRules, NOW, 5)
    const attempt = played(newAttempt(set, 7, NOW, 11), () => 3)
    expect(textOfResults(set, [resultOfAttempt(attempt)])).toHaveLength(41 + 1 + 7 + 10 * 7 + 7)
  })

  it('stand each for itself: where one is damaged the others are read', () => {
    const [one, two] = [1, 2].map((id) =>
      resultOfAttempt(played(newAttempt(threeOf(), id, NOW, id), () => id)),
    )
    if (!one || !two) throw new Error('none')
    const text = textOfResults(threeOf(), [one, two])
    const damaged = text.replace(/.(?=\.)/g, (letter) => (letter === 'a' ? 'b' : 'a'))
    expect(readResults(damaged).kind).toBe('damaged')
    const last = `${text.slice(0, -1)}${text.endsWith('a') ? 'b' : 'a'}`
    expect(readResults(last)).toEqual({ kind: 'results', set: threeOf(), results: [one], refused: 1 })
  })

  it('of another set are refused', () => {
    const result = resultOfAttempt(played(newAttempt(threeOf(1), 1, NOW, 1), () => 0))
    const [, token] = textOfResults(threeOf(1), [result]).split('.')
    expect(readResults(`${tokenOfSet(threeOf(2))}.${token}`)).toMatchObject({ results: [], refused: 1 })
  })

  it.each([
    ['of a round that is not over', [['IT'], ['TD'], ['TV']]],
    ['with one guess twice', [['IT', 'IT', 'FR'], ['TD'], ['TV']]],
    ['with more guesses than there are', [['IT', 'ES', 'DE', 'PL', 'GB', 'JP', 'FR'], ['TD'], ['TV']]],
    ['of too few rounds', [['FR'], ['TD']]],
    ['of too many rounds', [['FR'], ['TD'], ['TV'], ['FR']]],
  ] as const)('%s are refused, though the checksum is right', (_, guesses) => {
    const text = textOfResults(threeOf(), [{ id: 3, pupil: 3, guesses }])
    expect(readResults(text)).toMatchObject({ results: [], refused: 1 })
  })

  it('of a pupil without such a number are refused', () => {
    const guesses = [['FR'], ['TD'], ['TV']] as const
    const text = textOfResults(threeOf(), [{ id: 3, pupil: 41, guesses }])
    expect(readResults(text)).toMatchObject({ results: [], refused: 1 })
  })
})

describe(`${5 * RUNS} links and results that were mangled`, () => {
  const mangled = fc
    .tuple(
      attempts,
      fc.array(
        fc.oneof(
          fc.record({ kind: fc.constant('swap' as const), at: fc.nat() }),
          fc.record({ kind: fc.constant('cut' as const), at: fc.nat() }),
          fc.record({
            kind: fc.constant('change' as const),
            at: fc.nat(),
            to: fc.constantFrom(...ALPHABET, '.', 'é', ' ', 'Z', '%'),
          }),
          fc.record({
            kind: fc.constant('add' as const),
            at: fc.nat(),
            to: fc.constantFrom(...ALPHABET, '.', '\u202e'),
          }),
        ),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(([attempt, changes]) => {
      const right = textOfResults(attempt.set, [resultOfAttempt(attempt)])
      let text = right
      for (const change of changes) {
        const at = change.at % Math.max(1, text.length)
        const [before, after] = [text.slice(0, at), text.slice(at)]
        if (change.kind === 'swap')
          text = before.slice(0, -1) + after.slice(0, 1) + before.slice(-1) + after.slice(1)
        else if (change.kind === 'cut') text = before + after.slice(1)
        else if (change.kind === 'change') text = before + change.to + after.slice(1)
        else text = before + change.to + after
      }
      return { attempt, right, text }
    })

  it('are none of them accepted as anything that they are not, and none is thrown at', () => {
    fc.assert(
      fc.property(mangled, ({ attempt, right, text }) => {
        const reading = readResults(text)
        if (text === right || reading.kind !== 'results') return
        // The set may be whole, and then it is the set; of its results none may be another.
        expect(reading.set).toEqual(attempt.set)
        for (const result of reading.results) expect(result).toEqual(resultOfAttempt(attempt))
      }),
      { numRuns: 5 * RUNS },
    )
  })
})
