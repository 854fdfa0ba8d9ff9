import { vi } from 'vitest'
import { shapeOfLand } from '../../src/geo/own/ownMap'
import { contentOf, keptMapIn } from '../../src/machines/own/keptMap'
import { MAPS } from '../../src/storage'

/** Databases of a device, by their names and keys. */
export const databases = new Map<string, Map<string, unknown>>()

/** What stands for `idb-keyval`: databases in memory, whose answers come later, as those of a browser do. */
export const memoryKeyval = {
  createStore: (name: string) => {
    databases.set(name, databases.get(name) ?? new Map())
    return name
  },
  get: async (key: string, name: string) => structuredClone(databases.get(name)?.get(key)),
  set: async (key: string, value: unknown, name: string) =>
    void databases.get(name)?.set(key, structuredClone(value)),
  update: async (key: string, change: (before: unknown) => unknown, name: string) =>
    void databases.get(name)?.set(key, change(databases.get(name)?.get(key))),
  del: async (key: string, name: string) => void databases.get(name)?.delete(key),
  clear: async (name: string) => databases.get(name)?.clear(),
}

/** Map of two squares beside each other. */
export function mapOf(title: string, side = 1) {
  const places = ['One', 'Two'].map((name, at) => {
    const [left, right] = [at * 2 * side, at * 2 * side + side]
    const ring = [[left, 0], [left, side], [right, side], [right, 0], [left, 0]] as [number, number][] // biome-ignore format: a ring
    return {
      folded: name.toLowerCase(),
      name,
      aliases: '',
      centroid: [side / 2, left + side / 2] as const,
      land: JSON.stringify([[ring]]),
      area: 12_000,
    }
  })
  const content = { places, span: 300 }
  return { ...content, ...contentOf(content), title, lang: 'en' }
}

type Asked =
  | { readonly id: number; readonly kind: 'read'; readonly ask: Blob }
  | { readonly id: number; readonly kind: 'draw'; readonly ask: string }

/** Worker that reads maps that were saved, and draws. */
class ReadingWorker {
  onmessage: (event: { readonly data: object }) => void = () => {}
  async postMessage({ id, ...asked }: Asked) {
    const answer = asked.kind === 'draw' ? shapeOfLand(asked.ask) : readingOf(await asked.ask.text())
    this.onmessage({ data: { id, answer } })
  }
  terminate() {}
}

function readingOf(text: string) {
  const map = keptMapIn(text)
  const picture = { width: 9, height: 9, land: '', borders: '' }
  const naming = { map, left: {}, joined: 0, points: 0, picture }
  return map ? { kind: 'saved', naming } : { kind: 'fault', fault: 'foreign' }
}

/** Gives the device such databases and workers. */
export function stubMaps() {
  databases.set(MAPS, new Map())
  vi.stubGlobal('Worker', ReadingWorker)
  vi.stubGlobal('indexedDB', {
    databases: async () => [...databases.keys()].map((name) => ({ name })),
  })
}
