import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newAttempt } from '../../src/machines/classroom/attempt'
import { confusionsOf, csvOf, entriesOf, rowOf, talliesOf } from '../../src/machines/classroom/register'
import type { ClassResult } from '../../src/machines/classroom/resultLink'
import { resultOfAttempt } from '../../src/machines/classroom/resultLink'
import {
  eraseRegister,
  fileResults,
  isKept,
  keepSet,
  keptSets,
  registerOf,
} from '../../src/machines/classroom/storedClass'
import { watched } from '../../src/machines/store/store'
import { memoryStore } from '../machines/memoryStore'
import { NOW, played, threeOf } from './sets'

const set = threeOf()
const of = (id: number, pupil: number | undefined, guesses: ClassResult['guesses']): ClassResult => ({
  id,
  pupil,
  guesses,
})
const first = of(1, 2, [['IT', 'FR'], ['TD'], ['SO', 'KE', 'NE', 'ML', 'NG', 'SD']])
const better = of(2, 2, [['FR'], ['TD'], ['TV']])
const other = of(3, 1, [
  ['IT', 'ES', 'FR'],
  ['NE', 'TD'],
  ['KI', 'TV'],
])
const nobody = of(4, undefined, [['IT', 'FR'], ['TD'], ['TV']])
const nobodyElse = of(5, undefined, [['FR'], ['TD'], ['TV']])

describe('the register of a set', () => {
  it('has a row for each pupil by number with the best attempt, and one for each result without a number', () => {
    expect(entriesOf(set, [nobody, first, better, nobodyElse, other, better])).toEqual([
      { pupil: 1, best: other, attempts: 1 },
      { pupil: 2, best: better, attempts: 2 },
      { pupil: undefined, best: nobody, attempts: 1 },
      { pupil: undefined, best: nobodyElse, attempts: 1 },
    ])
  })

  it('has pupils by number whichever came first, and those without one in an order of their own', () => {
    const fifth = { ...other, pupil: 5 }
    const entries = [fifth, better, nobodyElse, other, nobody].map((each, id) => ({ ...each, id }))
    for (const some of [entries, [...entries].reverse()])
      expect(entriesOf(set, some).map(({ pupil, best }) => pupil ?? -best.id)).toEqual([1, 2, 5, -2, -4])
  })

  it('counts what was found before how many guesses it took, and of two that are level the first', () => {
    const found = { ...first, guesses: [['FR'], ['TD'], ['SO', 'KE', 'NE', 'ML', 'NG', 'TV']] as const }
    const fewer = of(6, 2, [['FR'], ['TD'], ['SO', 'KE', 'NE', 'ML', 'NG', 'SD']])
    expect(entriesOf(set, [fewer, found])[0]?.best).toBe(found)
    expect(entriesOf(set, [better, { ...other, pupil: 2 }])[0]?.best).toBe(better)
    const level = { ...better, id: 7 }
    expect(entriesOf(set, [better, level])[0]?.best).toBe(better)
    expect(entriesOf(set, [level, better])[0]?.best).toBe(level)
  })

  it('has in a row with which guess each was found, how many were, and how many guesses there were', () => {
    expect(rowOf(set, { pupil: 2, best: first, attempts: 1 })).toEqual({
      cells: [2, 1, undefined],
      found: 2,
      guesses: 9,
    })
  })

  it('tells which countries were hard', () => {
    expect(talliesOf(set, entriesOf(set, [first, other]))).toEqual([
      { country: 'FR', found: 2, asked: 2, guesses: 2.5 },
      { country: 'TD', found: 2, asked: 2, guesses: 1.5 },
      { country: 'TV', found: 1, asked: 2, guesses: 2 },
    ])
    expect(talliesOf(set, [])[0]).toEqual({ country: 'FR', found: 0, asked: 0, guesses: undefined })
  })

  it('tells what was taken for what, the most frequent first', () => {
    const confusions = confusionsOf(set, [first, other, nobody])
    expect(confusions[0]).toEqual({ country: 'FR', taken: 'IT', times: 3 })
    expect(confusions).toContainEqual({ country: 'TV', taken: 'KI', times: 1 })
    const rare = of(6, 6, [['FR'], ['NE', 'TD'], ['TV']])
    expect(confusionsOf(set, [rare, first, nobody]).map(({ times }) => times)[0]).toBe(2)
    expect(confusions.some(({ country, taken }) => country === taken)).toBe(false)
  })
})

describe('a register on a device', () => {
  it('files each result once, and gives it back', () => {
    const store = watched(memoryStore(), () => {})
    expect(isKept(store, set)).toBe(false)
    expect(fileResults(store, { set, results: [first, other] }, NOW)).toBe(2)
    expect(fileResults(store, { set, results: [other, better] }, NOW + 1)).toBe(1)
    expect(isKept(store, set)).toBe(true)
    const { results } = registerOf(store, set)
    expect([...results].sort((a, b) => a.id - b.id)).toEqual([first, better, other])
    expect(keptSets(store)).toMatchObject([{ set, at: NOW }])
  })

  it('joins with that of another device without doubles, in whatever order', () => {
    const all = [1, 2, 3, 4, 5, 6].map((id) =>
      resultOfAttempt(played(newAttempt(set, id, NOW, id), () => id)),
    )
    fc.assert(
      fc.property(fc.array(fc.subarray(all), { minLength: 1, maxLength: 5 }), (portions) => {
        const store = watched(memoryStore(), () => {})
        for (const results of portions) fileResults(store, { set, results }, NOW)
        const ids = registerOf(store, set).results.map(({ id }) => id)
        expect(ids.sort()).toEqual([...new Set(portions.flat().map(({ id }) => id))].sort())
      }),
    )
  })

  it('of two sets are two, and one is erased without the other', () => {
    const store = watched(memoryStore(), () => {})
    keepSet(store, threeOf(1), NOW)
    fileResults(store, { set, results: [first] }, NOW + 1)
    expect(keptSets(store).map((kept) => kept.at)).toEqual([NOW + 1, NOW])
    eraseRegister(store, set)
    expect(keptSets(store)).toHaveLength(1)
    expect(registerOf(store, set).results).toEqual([])
  })
})

describe('a table as comma-separated values', () => {
  it('begins with a mark of UTF-8, ends each line as RFC 4180 has it, and quotes what needs it', () => {
    expect(
      csvOf([
        ['a', 1],
        ['b,"c"\n', 2.5],
      ]),
    ).toBe('\ufeffa,1\r\n"b,""c""\n",2.5\r\n')
  })

  it('has numbers as they are, and text that is no formula', () => {
    expect(csvOf([[-1.5, 'a=b']])).toBe('\ufeff-1.5,a=b\r\n')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])('makes no formula of %j', (text) => {
    expect(csvOf([[text]])).toMatch(/^\ufeff"?'/)
  })
})
