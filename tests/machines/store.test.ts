import { describe, expect, it } from 'vitest'
import {
  atomically,
  emptyStore,
  type Store,
  type StoreListener,
  unlessRefusedBy,
  watched,
} from '../../src/machines/store/store'
import { refuse } from './memoryStore'

/** A watched store of its own, what it was told to hear of others, and what it tells. */
function watchedMap() {
  const map = new Map<string, string>()
  const heard: StoreListener[] = []
  const store = watched(
    {
      get: (key) => map.get(key) ?? null,
      set: (key, text) => void map.set(key, text),
      remove: (key) => void map.delete(key),
      keys: () => [...map.keys()],
    },
    (listener) => heard.push(listener),
  )
  const told: string[][] = []
  const listen = () => store.subscribe((keys) => told.push([...keys].map(String)))
  return { store, heard, told, listen }
}

describe('a watched store', () => {
  it('tells of what is set or removed, and counts it', () => {
    const { store, told, listen } = watchedMap()
    listen()
    const before = store.version()
    store.set('a', '1')
    store.remove('a')
    expect(told).toEqual([['a'], ['a']])
    expect(store.version()).toBe(before + 2)
    expect(store.keys()).toEqual([])
  })

  it('holds a text that was refused until another one is accepted, or it is removed', () => {
    const map = new Map([['a', '1']])
    let isFull = true
    const store = watched(
      {
        get: (key) => map.get(key) ?? null,
        set: (key, text) => (isFull ? refuse() : void map.set(key, text)),
        remove: (key) => void map.delete(key),
        keys: () => [...map.keys()],
      },
      () => {},
    )
    const told: string[][] = []
    store.subscribe((keys) => told.push([...keys].map(String)))
    store.hold('a', '2')
    store.hold('b', '3')
    expect(told).toEqual([['a'], ['b']])
    expect([store.get('a'), store.get('b'), store.keys()]).toEqual(['2', '3', ['a', 'b']])
    expect([...map]).toEqual([['a', '1']])
    isFull = false
    store.set('a', '4')
    store.remove('b')
    expect([store.get('a'), store.get('b'), store.keys()]).toEqual(['4', null, ['a']])
    map.set('a', '5')
    expect(store.get('a')).toBe('5')
  })

  it('holds a text that was accepted by a store that cannot be read', () => {
    const store = watched({ get: refuse, set: () => {}, remove: () => {}, keys: () => [] }, () => {})
    store.hold('a', '1')
    expect(store.get('a')).toBe('1')
  })

  it('hears of other pages once somebody listens, and once for all who do', () => {
    const { heard, told, listen } = watchedMap()
    expect(heard).toEqual([])
    listen()
    expect(heard).toHaveLength(1)
    listen()
    expect(heard).toHaveLength(1)
    heard[0]?.(new Set(['c', null]))
    expect(told).toEqual([
      ['c', 'null'],
      ['c', 'null'],
    ])
  })

  it('tells nobody who does not listen any more', () => {
    const { store, told, listen } = watchedMap()
    const stop = listen()
    stop()
    store.set('a', '1')
    expect(told).toEqual([])
  })

  it('tells once of several changes that are made as one, in one within another too', () => {
    const { store, told, listen } = watchedMap()
    listen()
    const result = store.batch(() => {
      store.set('a', '1')
      store.batch(() => store.set('b', '2'))
      store.set('c', '3')
      expect(told).toEqual([])
      return 'done'
    })
    expect(result).toBe('done')
    expect(told).toEqual([['a', 'b', 'c']])
    store.set('d', '4')
    expect(told[1]).toEqual(['d'])
  })

  it('tells of those that were made before one fails, and of none where there were none', () => {
    const { store, told, listen } = watchedMap()
    listen()
    const fail = () => {
      store.set('a', '1')
      throw new Error('full')
    }
    expect(() => store.batch(fail)).toThrow('full')
    expect(told).toEqual([['a']])
    store.batch(() => {})
    expect(told).toHaveLength(1)
    expect(store.version()).toBe(1)
  })
})

describe('an empty store', () => {
  it('has nothing, whatever is written', () => {
    emptyStore.set('a', '1')
    emptyStore.remove('b')
    expect([emptyStore.get('a'), emptyStore.keys()]).toEqual([null, []])
  })
})

describe('changes that are made together', () => {
  it('are made as one, and say which keys they changed', () => {
    const { store, told, listen } = watchedMap()
    store.set('a', '1')
    listen()
    const changed = atomically(store, ({ get, set, remove }) => {
      set('b', `${get('a')}2`)
      remove('a')
    })
    expect([[...changed], told]).toEqual([['b', 'a'], [['b', 'a']]])
    expect([store.get('b'), store.keys()]).toEqual(['12', ['b']])
  })

  it('are all taken back where one fails', () => {
    const { store } = watchedMap()
    store.set('a', '1')
    store.set('b', '2')
    const fail = () =>
      atomically(store, ({ set, remove }) => {
        set('a', 'x')
        set('a', 'y')
        set('c', '3')
        remove('b')
        throw new Error('full')
      })
    expect(fail).toThrow('full')
    expect(store.keys().map((key) => [key, store.get(key)])).toEqual([
      ['a', '1'],
      ['b', '2'],
    ])
  })
})

describe('a call that the store may refuse', () => {
  it.each([
    ['answers as the store does', () => 'kept', 'kept'],
    ['has no answer where the store throws', ({ get }: Store) => get('refused'), undefined],
  ])('%s', (_, ask, answer) => {
    const { store } = watchedMap()
    const refusing = { ...store, get: () => refuse() }
    expect(unlessRefusedBy(refusing, ask)).toBe(answer)
  })

  it('throws on what is no fault of the store', () => {
    const fail = () => {
      throw new TypeError('in the program')
    }
    expect(() => unlessRefusedBy(emptyStore, fail)).toThrow('in the program')
  })
})
