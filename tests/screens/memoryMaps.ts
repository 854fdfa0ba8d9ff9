import { vi } from 'vitest'
import { MAPS } from '../../src/entry/storage'
import { shapeOfLand } from '../../src/geo/own/ownMap'
import { contentOf, keptMapIn } from '../../src/machines/own/keptMap'

/** Databases of a device, by their names and keys. */
export const databases = new Map<string, Map<string, unknown>>()

/** What a disk has no room for. */
export const disk = { put: (_key: string) => {} }

/** Transaction on what a database has. */
const transactionOn = (kept: Map<string, unknown>) => ({
  get: (key: string) => structuredClone(kept.get(key)),
  put(value: unknown, key: string) {
    disk.put(key)
    kept.set(key, structuredClone(value))
  },
  delete: (key: string) => kept.delete(key),
  clear: () => kept.clear(),
})

type Task = (kept: ReturnType<typeof transactionOn>) => Promise<unknown>

/** What stands for `idb-keyval`: databases in memory, whose transactions come one after another and change all or nothing. */
export const memoryKeyval = {
  createStore(name: string) {
    let last: Promise<unknown> = Promise.resolve()
    return (_mode: string, task: Task) => {
      const next = last.then(async () => {
        const changed = new Map(databases.get(name))
        const result = await task(transactionOn(changed))
        databases.set(name, changed)
        return result
      })
      last = next.catch(() => {})
      return next
    }
  },
  promisifyRequest: async (request: unknown) => request,
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
  const picture = { width: 9, height: 9, land: '', borders: '', shapes: [], spots: [] }
  const naming = { map, left: {}, joined: 0, picture }
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
