import { describe, expect, it } from 'vitest'
import { newAttempt, withGuess, withNext } from '../../src/machines/classroom/attempt'
import { NONCES } from '../../src/machines/classroom/classSet'
import { nameOfResult, resultOfAttempt } from '../../src/machines/classroom/resultLink'
import { idOfSet, tokenOfSet } from '../../src/machines/classroom/setLink'
import { isRecord, isWanted, readRecords } from '../../src/machines/journal/keptRecords'
import {
  attemptAt,
  decodeAttempt,
  keyOfAttempt,
  readAttempts,
  recordOfAttempt,
  writeAttempt,
} from '../../src/machines/journal/storedAttempt'
import {
  CLASS,
  CLASS_RESULT,
  fileResults,
  keepSet,
  keptSets,
  registerOf,
} from '../../src/machines/journal/storedClass'
import { watched } from '../../src/machines/store'
import { memoryStore } from '../machines/memoryStore'
import { NOW, played, threeOf } from './sets'

const set = threeOf()
const begun = newAttempt(set, 4, NOW, 99)
const record = (attempt = begun, change: object = {}) =>
  JSON.parse(JSON.stringify({ ...recordOfAttempt(attempt), ...change }))
const refused = () => {
  throw new Error('blocked')
}

describe('an attempt that is read', () => {
  it.each([
    ['of a later version', { version: 2 }, 'later'],
    ['at a set of a later version of its deck', { set: tokenOfSet({ ...set, deckVersion: 63 }) }, 'later'],
    ['of a version that is no number', { version: '2' }, 'damaged'],
    ['of no version', { version: undefined }, 'damaged'],
    ['with a number that is too large', { id: NONCES }, 'damaged'],
    ['at a set with a letter off', { set: 'zzz' }, 'damaged'],
    ['with one guess twice', { guesses: [['IT', 'IT']] }, 'damaged'],
    ['with a country that was gone on from too early', { guesses: [['IT'], ['TD']] }, 'damaged'],
    ['with more countries than the set has', { guesses: [['FR'], ['TD'], ['TV'], []] }, 'damaged'],
    ['with an end that was not reached', { done: true }, 'damaged'],
  ])('%s is %s', (_, change, kind) => {
    expect(decodeAttempt(record(begun, change))).toEqual({ kind })
  })

  it('may have the last number that there is', () => {
    expect(decodeAttempt(record(begun, { id: NONCES - 1 })).kind).toBe('attempt')
  })

  it('goes on to the next country only where a later one was shown', () => {
    const found = withGuess(begun, 'FR')
    expect(decodeAttempt(record(found))).toEqual({ kind: 'attempt', attempt: found })
    expect(decodeAttempt(record(withNext(found)))).toEqual({ kind: 'attempt', attempt: withNext(found) })
  })

  it('is that of its key alone', () => {
    const store = memoryStore({ [`${keyOfAttempt(begun)}0`]: JSON.stringify(record()) })
    expect(attemptAt(store, `${keyOfAttempt(begun)}0`)).toBeUndefined()
    expect(attemptAt(store, keyOfAttempt(begun))).toBeUndefined()
    store.set(keyOfAttempt(begun), '{')
    expect(attemptAt(store, keyOfAttempt(begun))).toBeUndefined()
    expect(readAttempts(store)).toEqual([])
  })

  it('is among those of its set, the first begun first', () => {
    const store = memoryStore({ other: '1' })
    const second = newAttempt(set, 4, NOW + 5, 100)
    const elsewhere = newAttempt(threeOf(8), 4, NOW + 2, 1)
    for (const attempt of [second, elsewhere, begun]) writeAttempt(store, attempt)
    expect(readAttempts(store)).toEqual([begun, elsewhere, second])
    expect(readAttempts(store, tokenOfSet(set))).toEqual([begun, second])
    expect(readAttempts({ ...store, keys: refused })).toEqual([])
  })

  it('has its review written once', () => {
    const written: string[] = []
    const memory = memoryStore()
    const store = {
      ...memory,
      set: (key: string, text: string) => {
        written.push(key)
        memory.set(key, text)
      },
    }
    writeAttempt(store, withGuess(begun, 'FR'))
    writeAttempt(store, withNext(withGuess(begun, 'FR')))
    expect(written.filter((key) => key.includes('review'))).toHaveLength(1)
  })
})

describe('records of a class', () => {
  const key = keyOfAttempt(begun)
  const stored = (value: unknown) => memoryStore({ [key]: JSON.stringify(value) })

  it('are wanted where nothing is stored, or what is damaged or has not come as far', () => {
    const further = { key, value: record(withGuess(begun, 'IT')) }
    expect(isWanted(memoryStore(), further)).toBe(true)
    expect(isWanted(stored(record()), further)).toBe(true)
    expect(isWanted(stored({ version: 1 }), further)).toBe(true)
    expect(isWanted(memoryStore({ [key]: '{' }), further)).toBe(true)
    expect(isWanted(stored(further.value), { key, value: record() })).toBe(false)
    expect(isWanted(stored({ version: 2 }), further)).toBe(false)
    expect(isWanted(stored(record()), { key, value: { version: 1 } })).toBe(false)
    expect(isWanted(stored(record(newAttempt(set, 4, NOW + 1, 99))), further)).toBe(false)
    expect(isWanted(memoryStore({ other: '1' }), { key: 'other', value: 2 })).toBe(false)
  })

  it('that are sets or results stay as they were stored first', () => {
    const place = CLASS + idOfSet(tokenOfSet(set))
    const value = { version: 1, set: tokenOfSet(set), at: NOW }
    expect(isRecord({ key: place, value })).toBe(true)
    expect(isRecord({ key: place, value: { ...value, set: 'zzz' } })).toBe(false)
    expect(isRecord({ key: `${CLASS_RESULT}x.y`, value: { version: 1, result: 'x' } })).toBe(true)
    expect(isRecord({ key: `${CLASS_RESULT}x.y`, value: { version: 1 } })).toBe(false)
    expect(isRecord({ key: 'other', value })).toBe(false)
    expect(isWanted(memoryStore({ [place]: '{' }), { key: place, value })).toBe(false)
  })

  it('are read in the order of their keys, and those that are none are passed over', () => {
    const store = watched(memoryStore(), () => {})
    store.set('other', '1')
    store.set(`${CLASS}x`, '{"version":1}')
    fileResults(store, { set, results: [resultOfAttempt(played(begun, () => 1))] }, NOW)
    writeAttempt(store, begun)
    const keys = readRecords(store).map(({ key }) => key)
    expect(keys).toHaveLength(3)
    expect(keys).toEqual([...keys].sort())
    expect(readRecords({ ...store, keys: () => [...store.keys()].reverse() })).toEqual(readRecords(store))
    expect(readRecords({ ...store, keys: refused })).toEqual([])
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
    store.set(`${CLASS_RESULT}${idOfSet(tokenOfSet(set))}.${nameOfResult({ id: 3 })}`, '{')
    expect(registerOf(store, set)).toEqual({ set, results: [results[2], results[0]] })
    expect(registerOf({ ...store, keys: refused }, set)).toEqual({ set, results: [] })
  })

  it('that are no sets are passed over', () => {
    const store = memoryStore({
      [`${CLASS}x`]: '{',
      [`${CLASS}y`]: '{"version":1,"set":"zzz","at":1}',
      other: '1',
    })
    keepSet(store, set, NOW)
    expect(keptSets(store)).toEqual([{ token: tokenOfSet(set), set, at: NOW }])
  })
})
