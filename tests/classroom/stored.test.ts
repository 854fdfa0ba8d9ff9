import { describe, expect, it } from 'vitest'
import { newAttempt, withGuess, withNext } from '../../src/machines/classroom/attempt'
import { NONCES } from '../../src/machines/classroom/classSet'
import { nameOfResult, resultOfAttempt } from '../../src/machines/classroom/resultLink'
import { readDraft, writeDraft } from '../../src/machines/classroom/setDraft'
import { idOfSet, tokenOfSet } from '../../src/machines/classroom/setLink'
import { attempts, readAttempts } from '../../src/machines/classroom/storedAttempt'
import {
  classResults,
  classSets,
  fileResults,
  keptSets,
  registerOf,
} from '../../src/machines/classroom/storedClass'
import { SET_DRAFT, watched } from '../../src/machines/store/store'
import { memoryStore, refuse } from '../machines/memoryStore'
import { NOW, played, threeOf } from './sets'

const set = threeOf()
const begun = newAttempt(set, 4, NOW, 99)
const record = (attempt = begun, change: object = {}) =>
  JSON.parse(JSON.stringify({ ...attempts.encode(attempt), ...change }))
const ID = attempts.keyOf(begun).slice(attempts.prefix.length)

describe('a set that is being made', () => {
  const empty = readDraft(memoryStore())
  const draft = { ...empty, deck: 'africa', picked: ['TD', 'EG'] } as const

  it('is kept by the tab until it is made', () => {
    const tab = memoryStore()
    writeDraft(tab, draft)
    expect(readDraft(tab)).toEqual(draft)
    writeDraft(tab, undefined)
    expect(readDraft(tab)).toEqual(empty)
    expect(tab.get(SET_DRAFT)).toBe('')
  })

  it('is empty where the tab has something else, and lost where it refuses', () => {
    expect(empty).toMatchObject({ deck: 'world', picked: [] })
    expect(readDraft(memoryStore({ [SET_DRAFT]: '{"deck":"moon"}' }))).toEqual(empty)
    const tab = { get: refuse, set: refuse }
    expect(() => writeDraft(tab, draft)).not.toThrow()
    expect(readDraft(tab)).toEqual(empty)
  })
})

describe('an attempt that is read', () => {
  it.each([
    ['at a set of a later version of its deck', { set: tokenOfSet({ ...set, deckVersion: 63 }) }, 'later'],
    ['with a number that is too large', { id: NONCES }, 'damaged'],
    ['at a set with a letter off', { set: 'zzz' }, 'damaged'],
    ['with one guess twice', { guesses: [['IT', 'IT']] }, 'damaged'],
    ['with a country that was gone on from too early', { guesses: [['IT'], ['TD']] }, 'damaged'],
    ['with more countries than the set has', { guesses: [['FR'], ['TD'], ['TV'], []] }, 'damaged'],
    ['with an end that was not reached', { done: true }, 'damaged'],
    ['with a country that is none', { guesses: [['QQ']] }, 'damaged'],
    ['with a guess after the end of a round', { guesses: [['FR', 'IT']] }, 'damaged'],
    ['with no country that was shown', { guesses: [] }, 'damaged'],
    ['of a pupil that there is not', { pupil: 41 }, 'damaged'],
  ])('%s is %s', (_, change, kind) => {
    expect(attempts.decode(record(begun, change), ID).kind).toBe(kind)
  })

  it('is read back as it was, in the middle of a country and between two, and under its own key alone', () => {
    const found = withGuess(begun, 'FR')
    const last = newAttempt(set, 4, NOW, NONCES - 1)
    for (const each of [found, withNext(found), last]) {
      const id = attempts.keyOf(each).slice(attempts.prefix.length)
      expect(attempts.decode(record(each), id)).toEqual({ kind: 'value', value: each })
      expect(attempts.decode(record(each), `${id}0`).kind).toBe('damaged')
    }
  })

  it('is among those of its set, the first begun first', () => {
    const store = memoryStore({ other: '1' })
    const second = newAttempt(set, 4, NOW + 5, 100)
    const elsewhere = newAttempt(threeOf(8), 4, NOW + 2, 1)
    for (const attempt of [second, elsewhere, begun]) attempts.write(store, attempt)
    expect(readAttempts(store)).toEqual([begun, elsewhere, second])
    expect(readAttempts(store, tokenOfSet(set))).toEqual([begun, second])
    expect(readAttempts({ ...store, keys: refuse })).toEqual([])
  })
})

describe('records of a class', () => {
  it('are merged: an attempt that has come further stands, and sets and results stay as they were stored first', () => {
    const store = memoryStore()
    const further = withGuess(begun, 'IT')
    for (const each of [begun, further, begun]) attempts.join(store, each)
    expect(readAttempts(store)).toEqual([further])
    classSets.join(store, { token: tokenOfSet(set), set, at: NOW })
    classSets.join(store, { token: tokenOfSet(set), set, at: NOW + 1 })
    expect(keptSets(store)).toEqual([{ token: tokenOfSet(set), set, at: NOW }])
    classResults.join(store, { id: 'x.y', result: 'one' })
    classResults.join(store, { id: 'x.y', result: 'other' })
    expect(classResults.find(store, 'x.y')?.result).toBe('one')
  })

  it('of a register are those of its set, in the order of their names', () => {
    const store = watched(memoryStore(), () => {})
    const results = [9, 3, 6].map((id) => resultOfAttempt(played(newAttempt(set, id, NOW, id), () => 1)))
    fileResults(store, { set, results }, NOW)
    const elsewhere = threeOf(8)
    fileResults(
      store,
      { set: elsewhere, results: [resultOfAttempt(played(newAttempt(elsewhere, 1, NOW, 1), () => 0))] },
      NOW,
    )
    const ids = registerOf(store, set).results.map(({ id }) => id)
    expect(ids).toEqual([3, 6, 9])
    store.set(`${classResults.prefix}${idOfSet(tokenOfSet(set))}.${nameOfResult({ id: 3 })}`, '{')
    expect(registerOf(store, set)).toEqual({ set, results: [results[2], results[0]] })
    expect(registerOf({ ...store, keys: refuse }, set)).toEqual({ set, results: [] })
  })
})
