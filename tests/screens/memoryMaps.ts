import { vi } from 'vitest'
import { keptMapIn } from '../../src/machines/own/keptMap'
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

type Asked = { readonly id: number; readonly ask: Blob }

/** Worker that reads maps that were saved. */
class ReadingWorker {
  onmessage: (event: { readonly data: object }) => void = () => {}
  async postMessage({ id, ask }: Asked) {
    const map = keptMapIn(await ask.text())
    const answer = map ? { kind: 'saved', naming: { map } } : { kind: 'fault', fault: 'foreign' }
    this.onmessage({ data: { id, answer } })
  }
  terminate() {}
}

/** Gives the device such databases and workers. */
export function stubMaps() {
  databases.set(MAPS, new Map())
  vi.stubGlobal('Worker', ReadingWorker)
  vi.stubGlobal('indexedDB', {
    databases: async () => [...databases.keys()].map((name) => ({ name })),
  })
}
