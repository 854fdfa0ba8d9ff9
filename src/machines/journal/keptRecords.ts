import * as v from 'valibot'
import { isFurther, isSameAttempt } from '../classroom/attempt'
import type { Store } from '../store'
import { readJson } from './readJson'
import { ATTEMPT, decodeAttempt } from './storedAttempt'
import { CLASS, CLASS_RESULT, isClassRecord } from './storedClass'

/** What is stored under a key of its own beside days, reviews and runs: attempts at sets, sets, and the results of a register. */
export type KeptRecord = { readonly key: string; readonly value: unknown }

/** What is known of the records whose keys begin with a text: whether it is one, and whether it takes the place of another. */
type Kind = {
  readonly isWhole: (value: unknown) => boolean
  readonly isBefore: (value: unknown, stored: unknown) => boolean
}

const never = () => false

const kinds: Readonly<Record<string, Kind>> = {
  [ATTEMPT]: {
    isWhole: (value) => decodeAttempt(value).kind === 'attempt',
    isBefore: (value, stored) => {
      const [one, other] = [decodeAttempt(value), decodeAttempt(stored)]
      if (one.kind !== 'attempt' || other.kind !== 'attempt') return other.kind === 'damaged'
      return isSameAttempt(one.attempt, other.attempt) && isFurther(one.attempt, other.attempt)
    },
  },
  [CLASS]: { isWhole: isClassRecord, isBefore: never },
  [CLASS_RESULT]: { isWhole: isClassRecord, isBefore: never },
}

/** Every such record that a store has and that can be read, by its key. None where the store refuses. */
export function readRecords(store: Pick<Store, 'get' | 'keys'>): readonly KeptRecord[] {
  try {
    return [...store.keys()].sort().flatMap((key) => {
      const value = kindOf(key) && parsed(store.get(key))
      return value !== undefined && isRecord({ key, value }) ? [{ key, value }] : []
    })
  } catch {
    return []
  }
}

/** Whether what came from outside is such a record. */
export function isRecord({ key, value }: KeptRecord): boolean {
  return kindOf(key)?.isWhole(value) ?? false
}

/** Whether a record is to be stored: nothing is there, or what has not come as far. Throws what the store throws. */
export function isWanted(store: Pick<Store, 'get'>, { key, value }: KeptRecord): boolean {
  const text = store.get(key)
  return text === null || (kindOf(key)?.isBefore(value, parsed(text)) ?? false)
}

function kindOf(key: string): Kind | undefined {
  return Object.entries(kinds).find(([prefix]) => key.startsWith(prefix))?.[1]
}

function parsed(text: string | null): unknown {
  return readJson(v.unknown(), text)
}
