import { readdirSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRY_DECKS, continentsOf, deckOf } from '../../src/geo/decks'
import { newAttempt, orderOf } from '../../src/machines/classroom/attempt'
import { choosableIn } from '../../src/machines/classroom/classSet'
import { foundIn, resultOfAttempt, resultsIn, textOfResults } from '../../src/machines/classroom/resultLink'
import { tokenOfSet } from '../../src/machines/classroom/setLink'
import { attempts, NOW, played, threeOf } from './sets'

const set = threeOf()
const token = tokenOfSet(set)
const results = [1, 2].map((pupil) =>
  resultOfAttempt(played(newAttempt(set, pupil, NOW, pupil), () => pupil)),
)
const text = textOfResults(set, results)

describe('the continents of a country', () => {
  it('are those whose decks have it', () => {
    expect(continentsOf('FR')).toEqual(['europe'])
    expect(continentsOf('TD')).toEqual(['africa'])
    expect(continentsOf('RU')).toEqual(['asia', 'europe'])
    expect(continentsOf('TV')).toEqual(['oceania'])
    expect(continentsOf('BR')).toEqual(['americas'])
  })

  it('are told by the decks that say that they are one, and by no other deck', () => {
    const continents = ['africa', 'americas', 'asia', 'europe', 'oceania']
    expect(COUNTRY_DECKS.filter((name) => deckOf(name).isContinent)).toEqual(continents)
    const told = new Set(deckOf('world').codes.flatMap(continentsOf))
    expect([...told].sort()).toEqual(continents)
  })
})

describe('results in a text of any kind', () => {
  const read = { kind: 'results', set, results, refused: 0 }

  it.each([
    ['by themselves', text],
    ['as an address', `https://example.org/class#${text}`],
    ['with a full stop behind them', `My results: ${text}.`],
    ['with three behind them', `${text}... and more`],
    ['with three before them', `Mine: ...${text}`],
    ['with the next sentence right behind them', `${text}.If`],
    ['in brackets', `(${text})`],
    ['between lines', `Hello\n\n${text}\r\nBye`],
  ])('are found %s', (_, message) => {
    expect(resultsIn(message)).toEqual([read])
  })

  it('are found as often as they are there, and nothing else is taken for them', () => {
    const single = textOfResults(set, results.slice(0, 1))
    expect(resultsIn(`${text}\n${single}`)).toEqual([read, { ...read, results: results.slice(0, 1) }])
    for (const other of [
      '',
      'hello.you',
      token,
      `${token}.`,
      `${token}.abc`,
      'a'.repeat(10).concat('.', 'b'.repeat(20)),
    ])
      expect(resultsIn(other), other).toEqual([])
  })
})

describe('a result', () => {
  it('says how many countries were found', () => {
    expect(results.map((result) => foundIn(set, result))).toEqual([3, 3])
    expect(foundIn(set, { guesses: [['IT'], ['TD'], []] })).toBe(1)
  })

  it('has every guess of every round, in the order of the set', () => {
    fc.assert(
      fc.property(attempts, (attempt) => {
        const order = orderOf(attempt)
        const guesses = attempt.set.countries.map((country) => attempt.guesses[order.indexOf(country)])
        expect(resultOfAttempt(attempt).guesses).toEqual(guesses)
      }),
    )
  })
})

describe('a set', () => {
  it('may have every country of which there is an outline, and no other', () => {
    const shapes = readdirSync('src/geo/shapes').map((name) => name.slice(0, 2))
    expect(choosableIn('world')).toEqual(deckOf('world').codes.filter((code) => shapes.includes(code)))
  })
})
