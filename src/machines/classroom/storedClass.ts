import * as v from 'valibot'
import { Collection } from '../store/collection'
import { time } from '../store/schemas'
import { PREFIX, type Store, type WatchedStore } from '../store/store'
import type { ClassSet } from './classSet'
import { type ClassResult, nameOfResult, readResults, tokenOfResult } from './resultLink'
import { idOfSet, setOfToken, tokenOfSet } from './setLink'
import { ofSet } from './storedAttempt'

const setSchema = v.object({ set: v.string(), at: time })

/** Class set with a register on this device, and the time since when, in milliseconds since 1970. */
export type KeptSet = { readonly token: string; readonly set: ClassSet; readonly at: number }

/** Collection of class sets with a register on this device. */
export const classSets = new Collection<KeptSet, v.InferOutput<typeof setSchema>>({
  prefix: `${PREFIX}class.`,
  version: 1,
  schema: setSchema,
  idOf: ({ token }) => idOfSet(token),
  decode: ({ set: token, at }) => {
    const reading = setOfToken(token)
    return reading.kind === 'set' ? { token, set: reading.set, at } : reading.kind
  },
  encode: ({ token, at }) => ({ set: token, at }),
})

const resultSchema = v.object({ result: v.string() })

/**
 * Collection of results in registers, encoded as in links, which can only be read with their set; the keys of results of
 * one set share a prefix.
 */
export const classResults = new Collection<
  { readonly id: string; readonly result: string },
  { result: string }
>({
  prefix: `${PREFIX}classResult.`,
  version: 1,
  schema: resultSchema,
  idOf: ({ id }) => id,
  decode: ({ result }, id) => ({ id, result }),
  encode: ({ result }) => ({ result }),
})

/** Class set with the results filed for it. */
export type Register = {
  readonly set: ClassSet
  readonly results: readonly ClassResult[]
}

/** Creates a register for a set, unless there is one. Throws what the store throws. */
export function keepSet(store: Store, set: ClassSet, at: number): void {
  classSets.join(store, { token: tokenOfSet(set), set, at })
}

/** Lists the sets with a register on this device, latest first; empty if storage is unavailable. */
export function keptSets(store: Pick<Store, 'get' | 'keys'>): readonly KeptSet[] {
  return [...classSets.all(store)].sort((a, b) => b.at - a.at)
}

/** Whether this device has a register for a set. */
export function isKept(store: Pick<Store, 'get'>, set: ClassSet): boolean {
  return classSets.find(store, idOfSet(tokenOfSet(set))) !== undefined
}

/** Reads the register of a set; empty if storage is unavailable. */
export function registerOf(store: Pick<Store, 'get' | 'keys'>, set: ClassSet): Register {
  const token = tokenOfSet(set)
  const texts = classResults.all(store, ofSet(token)).map(({ result }) => result)
  const reading = readResults([token, ...[...texts].sort()].join('.'))
  return { set, results: reading.kind === 'results' ? reading.results : [] }
}

/**
 * Files results in the register of their set and returns the number of new ones; duplicates are ignored. Throws what the
 * store throws, after filing as many as there was room for.
 */
export function fileResults(store: WatchedStore, { set, results }: Register, at: number): number {
  const token = tokenOfSet(set)
  return store.batch(() => {
    keepSet(store, set, at)
    const known = new Set(classResults.ids(store, ofSet(token)))
    const all = results.map((result) => ({
      id: ofSet(token) + nameOfResult(result),
      result: tokenOfResult(token, set, result),
    }))
    const fresh = all.filter(({ id }) => !known.has(id))
    for (const result of fresh) classResults.write(store, result)
    return fresh.length
  })
}

/** Deletes a set and its register from this device. Throws what the store throws. */
export function eraseRegister(store: WatchedStore, set: ClassSet): void {
  const token = tokenOfSet(set)
  store.batch(() => {
    for (const id of classResults.ids(store, ofSet(token))) store.remove(classResults.prefix + id)
    store.remove(classSets.prefix + idOfSet(token))
  })
}
