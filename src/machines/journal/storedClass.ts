import * as v from 'valibot'
import type { ClassSet } from '../classroom/classSet'
import { type ClassResult, nameOfResult, readResults, tokenOfResult } from '../classroom/resultLink'
import { idOfSet, setOfToken, tokenOfSet } from '../classroom/setLink'
import { PREFIX, type Store, type WatchedStore } from '../store'
import { readJson } from './readJson'

/** What the keys of sets begin with whose register is on this device, and those of the results in it: each has its own. */
export const CLASS = `${PREFIX}class.`
export const CLASS_RESULT = `${PREFIX}classResult.`

const schema = v.object({ version: v.literal(1), set: v.string(), at: v.number() })
const resultSchema = v.object({ version: v.literal(1), result: v.string() })

/** Whether a value that came out of JSON is a set or a result as they are stored. */
export function isClassRecord(value: unknown): boolean {
  return v.is(schema, value) ? setOfToken(value.set).kind === 'set' : v.is(resultSchema, value)
}

/** A set with the results that are filed under it. */
export type Register = {
  readonly set: ClassSet
  readonly results: readonly ClassResult[]
}

/** A set whose register is on this device, and since when, in milliseconds since 1970. */
export type KeptSet = { readonly token: string; readonly set: ClassSet; readonly at: number }

/** Keeps a register of a set, unless there is one. Throws what the store throws. */
export function keepSet(store: Pick<Store, 'get' | 'set'>, set: ClassSet, at: number): void {
  const token = tokenOfSet(set)
  const key = CLASS + idOfSet(token)
  if (store.get(key) === null) store.set(key, JSON.stringify({ version: 1, set: token, at }))
}

/** The sets whose registers are on this device, the last one first. None where the store refuses. */
export function keptSets(store: Pick<Store, 'get' | 'keys'>): readonly KeptSet[] {
  try {
    return store
      .keys()
      .flatMap((key) => (key.startsWith(CLASS) ? (keptSetAt(store, key) ?? []) : []))
      .sort((a, b) => b.at - a.at)
  } catch {
    return []
  }
}

function keptSetAt(store: Pick<Store, 'get'>, key: string): KeptSet | undefined {
  const kept = readJson(schema, store.get(key))
  if (kept === undefined) return undefined
  const reading = setOfToken(kept.set)
  return reading.kind === 'set' ? { token: kept.set, set: reading.set, at: kept.at } : undefined
}

/** Whether the register of a set is on this device. */
export function isKept(store: Pick<Store, 'get'>, set: ClassSet): boolean {
  try {
    return store.get(CLASS + idOfSet(tokenOfSet(set))) !== null
  } catch {
    return false
  }
}

/** What is filed under a set; nothing where the store refuses. */
export function registerOf(store: Pick<Store, 'get' | 'keys'>, set: ClassSet): Register {
  const token = tokenOfSet(set)
  const prefix = prefixOf(token)
  try {
    const texts = store.keys().flatMap((key) => {
      if (!key.startsWith(prefix)) return []
      const kept = readJson(resultSchema, store.get(key))
      return kept ? [kept.result] : []
    })
    const reading = readResults([token, ...texts.sort()].join('.'))
    return { set, results: reading.kind === 'results' ? reading.results : [] }
  } catch {
    return { set, results: [] }
  }
}

/**
 * Files results under their set, and gives how many of them are new: the same result is there once. Throws what the store
 * throws, after it has filed what there was room for.
 */
export function fileResults(store: WatchedStore, { set, results }: Register, at: number): number {
  const token = tokenOfSet(set)
  const prefix = prefixOf(token)
  return store.batch(() => {
    keepSet(store, set, at)
    const fresh = results.filter((result) => store.get(prefix + nameOfResult(result)) === null)
    for (const result of fresh) {
      const text = tokenOfResult(token, set, result)
      store.set(prefix + nameOfResult(result), JSON.stringify({ version: 1, result: text }))
    }
    return fresh.length
  })
}

/** Erases a set with its register from this device. Throws what the store throws. */
export function eraseRegister(store: WatchedStore, set: ClassSet): void {
  const token = tokenOfSet(set)
  store.batch(() => {
    for (const key of store.keys()) if (key.startsWith(prefixOf(token))) store.remove(key)
    store.remove(CLASS + idOfSet(token))
  })
}

function prefixOf(token: string): string {
  return `${CLASS_RESULT}${idOfSet(token)}.`
}
