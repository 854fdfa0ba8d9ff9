import type { Store } from '../store'

const changed = new WeakMap<Store, Set<string | null>>()

/**
 * The keys of a store under which something was stored or removed since its reviews were read; `null` where that may be
 * any. Whoever changes what is stored, or hears that another page has, adds them, and the log of reviews takes them.
 */
export function changedKeysIn(store: Store): Set<string | null> {
  const keys = changed.get(store) ?? new Set()
  changed.set(store, keys)
  return keys
}
