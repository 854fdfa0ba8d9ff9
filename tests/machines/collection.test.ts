import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Collection } from '../../src/machines/store/collection'
import { memoryStore, refuse } from './memoryStore'

type Note = { readonly name: string; readonly lines: readonly string[] }

/** Notes of a kind that a test can see through: of two with one name all lines are kept. */
const KIND: ConstructorParameters<typeof Collection<Note, { lines: string[] }>>[0] = {
  prefix: 'world-outline.note.',
  version: 2,
  schema: v.object({ lines: v.array(v.string()) }),
  idOf: ({ name }) => name.toLowerCase(),
  decode: ({ lines }, id) => (lines.length > 3 ? (lines[3] ?? '') : { name: lines[0] ?? id, lines }),
  encode: ({ lines }) => ({ lines }),
  join: (stored, { name, lines }) => {
    const more = lines.filter((line) => !stored.lines.includes(line))
    return more.length === 0 ? stored : { name, lines: [...stored.lines, ...more] }
  },
}
const notes = () => new Collection(KIND)

const A = 'world-outline.note.a'
const textOf = (...lines: string[]) => JSON.stringify({ version: 2, lines })

describe('a collection', () => {
  it('gives back what was written, under a key of its own, and says where there is nothing', () => {
    const store = memoryStore({ 'world-outline.note': textOf('other'), 'world-outline.no': '{}' })
    const all = notes()
    all.write(store, { name: 'A', lines: ['a', 'b'] })
    all.write(store, { name: 'b.1', lines: [] })
    expect(store.get(A)).toBe('{"version":2,"lines":["a","b"]}')
    expect(all.read(store, 'a')).toEqual({ kind: 'value', value: { name: 'a', lines: ['a', 'b'] } })
    expect(all.read(store, 'c')).toEqual({ kind: 'none' })
    expect(all.ids(store)).toEqual(['a', 'b.1'])
    expect(all.all(store)).toEqual(['a', 'b.1'].map((id) => all.find(store, id)))
    expect(all.all(store, 'b.')).toEqual([{ name: 'b.1', lines: [] }])
  })

  it.each([
    ['nothing', '', 'foreign'],
    ['a text that is cut off', textOf('a').slice(0, -3), 'foreign'],
    ['a number', '7', 'foreign'],
    ['null', 'null', 'foreign'],
    ['a list', '[]', 'foreign'],
    ['no version', '{"lines":[]}', 'foreign'],
    ['a version in words', '{"version":"9","lines":[]}', 'foreign'],
    ['half a version', '{"version":2.5,"lines":[]}', 'foreign'],
    ['version nought', '{"version":0,"lines":[]}', 'foreign'],
    ['another form', '{"version":2,"lines":[7]}', 'foreign'],
    ['a value that belongs elsewhere', textOf('b'), 'foreign'],
    ['what its own reader refuses', textOf('a', '', '', 'long'), 'long'],
  ])('takes %s for damaged, and leaves it where it is', (_what, text, fault) => {
    const store = memoryStore({ [A]: text })
    expect(notes().read(store, 'a')).toEqual({ kind: 'damaged', fault })
    expect(notes().find(store, 'a')).toBeUndefined()
    expect(notes().all(store)).toEqual([])
    expect(store.get(A)).toBe(text)
  })

  it('tells what a later version wrote, by its number alone or by what its own reader says', () => {
    for (const text of ['{"version":3,"pages":{}}', textOf('a', '', '', 'later')])
      expect(notes().read(memoryStore({ [A]: text }), 'a')).toEqual({ kind: 'later' })
  })

  it('is empty for whoever looks for a value in a store that refuses, and throws for all others', () => {
    const store = { ...memoryStore({ [A]: textOf('a') }), get: refuse, set: refuse, keys: refuse }
    const all = notes()
    expect(all.find(store, 'a')).toBeUndefined()
    expect(all.all(store)).toEqual([])
    for (const ask of [
      () => all.read(store, 'a'),
      () => all.ids(store),
      () => all.write(store, { name: 'a', lines: [] }),
      () => all.join(store, { name: 'a', lines: [] }),
    ])
      expect(ask).toThrow('The store refuses')
  })

  it('merges a value into what is stored, and writes nothing where that is all', () => {
    const store = memoryStore({ [A]: textOf('a', 'b') })
    const all = notes()
    expect(all.join(store, { name: 'a', lines: ['c'] }).lines).toEqual(['a', 'b', 'c'])
    expect(all.join({ ...store, set: refuse }, { name: 'a', lines: ['b'] }).lines).toEqual(['a', 'b', 'c'])
    expect(all.join(store, { name: 'd', lines: [] })).toEqual(all.find(store, 'd'))
  })

  it('puts what is damaged into quarantine before a value takes its place, and stays with it where it cannot', () => {
    const all = notes()
    const value = { name: 'a', lines: ['a'] }
    const store = memoryStore({ [A]: '{"vers' })
    const full = (key: string, text: string) => (key === A ? store.set(key, text) : refuse())
    expect(() => all.join({ ...store, set: full }, value)).toThrow('cannot be read')
    expect(store.get(A)).toBe('{"vers')
    all.join(store, value)
    expect(all.find(store, 'a')).toEqual(value)
    expect(store.get(`world-outline.quarantine.${A}`)).toBe('{"vers')
  })

  it('is the one that is stored, whatever comes, where values of its kind are not merged', () => {
    const store = memoryStore({ [A]: textOf('a') })
    const { join: _, ...kind } = KIND
    const all = new Collection(kind)
    expect(all.join({ ...store, set: refuse }, { name: 'a', lines: ['b'] }).lines).toEqual(['a'])
  })

  it('decodes a record again only once its text has changed', () => {
    const store = memoryStore({ [A]: textOf('a') })
    const all = notes()
    expect(all.read(store, 'a')).toBe(all.read(store, 'a'))
    store.set(A, textOf('a', 'b'))
    expect(all.find(store, 'a')?.lines).toEqual(['a', 'b'])
  })

  it('lets nothing take the place of what a later version wrote', () => {
    const store = memoryStore({ [A]: '{"version":3}' })
    expect(() => notes().join(store, { name: 'a', lines: ['a'] })).toThrow('cannot be read')
    expect(store.keys().map((key) => store.get(key))).toEqual(['{"version":3}'])
  })
})
